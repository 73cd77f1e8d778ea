import Foundation
import XCTest

/// The running demo, driven from outside as a person would: each test stands for one scenario of the driver in
/// `Driver/`. The scenarios of all tests that were chosen are played side by side, each on a display of its own, as soon
/// as the first test asks; a display that does not come up fails the test.
final class DrivenDemoTests: XCTestCase {
  func testPreferences() throws { try play("preferences") }
  func testOpensAsItWas() throws { try play("opens_as_it_was") }
  func testWhatWasThereIsGone() throws { try play("what_was_there_is_gone") }
  func testNothingCanBeKept() throws { try play("nothing_can_be_kept") }
  func testSettingsOfAnotherVersion() throws { try play("settings_of_another_version") }
  func testAboutAndKeys() throws { try play("about_and_keys") }
  func test_F1_F3_everyPageByKeyboard() throws { try play("every_page_by_keyboard") }
  func testLargeTextOnASmallScreen() throws { try play("large_text_on_a_small_screen") }
  func testNoIcons() throws { try play("no_icons") }
  func testNoSessionBus() throws { try play("no_session_bus") }
  func testDefaultBack() throws { try play("default_back") }
  func testDeepStack() throws { try play("deep_stack") }
  func testModal() throws { try play("modal") }
  func testModalSecondScreen() throws { try play("modal_second_screen") }
  func testBarItems() throws { try play("bar_items") }
  func test_S17_S18_doubleClickBack() throws { try play("double_click_back") }
  func testCoveredScreensAreNotInTheTree() throws { try play("covered_not_in_tree") }
  func testResult() throws { try play("result") }
  func test_S16_unsavedChanges() throws { try play("unsaved_changes") }
  func testReplace() throws { try play("replace") }
  func test_S14_nested() throws { try play("nested") }
  func test_S19_F5_history() throws { try play("history") }
  func test_F1_F4_focusAndKeys() throws { try play("focus_and_keys") }
  func test_B1_B2_B3_oneBackButton() throws { try play("one_back_button") }
  func test_B4_leftItems() throws { try play("left_items") }
  func test_B7_ownLooks() throws { try play("own_looks") }
  func test_B11_barAtTheStart() throws { try play("bar_at_the_start") }
  func test_B9_arrowToTheStart() throws { try play("arrow_to_the_start") }
  func test_S19_waysToTheHistory() throws { try play("ways_to_the_history") }
  func test_L4_S16_swipeOnTouchpad() throws { try play("swipe_on_touchpad") }
  func test_L4_scrollOnTouchpad() throws { try play("scroll_on_touchpad") }
  func test_L4_S16_S17_swipeWithAFinger() throws { try play("swipe_with_a_finger") }
  func test_L4_swipeWithASecondFinger() throws { try play("swipe_with_a_second_finger") }
  func test_L4_scrollWithAFinger() throws { try play("scroll_with_a_finger") }
  func test_B6_S15_S16_swipeOffAChangedNote() throws { try play("swipe_off_a_changed_note") }
  func test_F5_F6_keysAndMouse() throws { try play("keys_and_mouse") }
  func test_F1_F3_F7_focusFollows() throws { try play("focus_follows") }
  func test_B5_S16_ownWay() throws { try play("own_way") }
  func test_S16_B6_oneGate() throws { try play("one_gate") }
  func test_B6_oneQuestion() throws { try play("one_question") }
  func test_B10_hiddenBack() throws { try play("hidden_back") }
  func test_S21_B7_titleFollows() throws { try play("title_follows") }
  func test_S20_chosenTwice() throws { try play("chosen_twice") }
  func test_F4_M10_escapeOrder() throws { try play("escape_order") }
  func test_F4_M8_M10_form() throws { try play("form") }
  func test_S16_F7_waysOutOfASheet() throws { try play("ways_out_of_a_sheet") }
  func test_M9_M10_F7_sheetOnSheet() throws { try play("sheet_on_sheet") }
  func test_B8_lateClick() throws { try play("late_click") }
  func test_B12_F2_B7_buttonBeforeFocus() throws { try play("button_before_focus") }
  func test_S17_S18_manyClicks() throws { try play("many_clicks") }
  func test_S17_S18_manyTaps() throws { try play("many_taps") }
  func test_S17_S18_S1_heldKeys() throws { try play("held_keys") }
  func test_S1_S17_neverBelowRoot() throws { try play("never_below_root") }
  func test_F5_S22_backDuringADrag() throws { try play("back_during_a_drag") }
  func test_M10_S19_backUnderAMenu() throws { try play("back_under_a_menu") }
  func test_S16_S22_closedAtBadMoments() throws { try play("closed_at_bad_moments") }
  func test_S18_S22_removesItself() throws { try play("removes_itself") }
  func test_B7_languages() throws { try play("languages") }
  func testLanguagesByEnvironment() throws { try play("languages_by_environment") }
  func test_B11_narrowBar() throws { try play("narrow_bar") }
  func testControlsStandStill() throws { try play("controls_stand_still") }
  func testSystemTitleBar() throws { try play("system_title_bar") }
  func test_F3_S21_pageIsAnnounced() throws { try play("page_is_announced") }
  func testFilesThreeDeep() throws { try play("files_three_deep") }
  func testFilesPathArgument() throws { try play("files_path_argument") }
  func testFilesBadInput() throws { try play("files_bad_input") }
  func testFilesOf100000Entries() throws { try play("files_100k") }
  func testFolderHiddenFiles() throws { try play("folder_hidden_files") }
  func testFolderOrder() throws { try play("folder_order") }
  func test_F4_folderSearch() throws { try play("folder_search") }
  func testFolderChanges() throws { try play("folder_changes") }
  func testFolderRemoved() throws { try play("folder_removed") }
  func testFolderLocked() throws { try play("folder_locked") }
  func testFolderPosition() throws { try play("folder_position") }
  func testFolderOpenElsewhere() throws { try play("folder_open_elsewhere") }
  func testFolderOf100000Entries() throws { try play("folder_100k_changes") }
  func testCommandLine() throws { try play("command_line") }
  func testCommandLineRefusals() throws { try play("command_line_refusals") }
  func testNoDisplay() throws { try play("no_display") }
  func testSecondInstance() throws { try play("second_instance") }
  func test_F5_M9_severalWindows() throws { try play("several_windows") }
  func test_S16_quitWithSeveralWindows() throws { try play("quit_with_several_windows") }
  func test_S16_M9_quitFromASheet() throws { try play("quit_from_a_sheet") }
  func test_S16_secondStartTakesNothingAway() throws { try play("second_start_takes_nothing_away") }
  func testConfirmingForm() throws { try play("confirming_form") }
  func test_F4_cancelledForm() throws { try play("cancelled_form") }
  func test_F4_searching() throws { try play("searching") }
  func testRefreshing() throws { try play("refreshing") }
  func testMenuOfAPage() throws { try play("menu_of_a_page") }
  func testButtonOfOnesOwn() throws { try play("button_of_ones_own") }
  func testTitlesWhereThereIsLittleRoom() throws { try play("titles_where_there_is_little_room") }
  func testSearchingTheGallery() throws { try play("searching_the_gallery") }
  func testCopyingTheSource() throws { try play("copying_the_source") }
  func testInspectorSeesPushAndBack() throws { try play("inspector_sees_push_and_back") }
  func testInspectorIsPausedClearedSearchedAndCopied() throws { try play("inspector_is_used") }
  func testInspectorClosesWithTheLastWindow() throws { try play("inspector_closes_with_the_last_window") }
  func testLeftWhileLoading() throws { try play("left_while_loading") }
  func testLoadingGoesOn() throws { try play("loading_goes_on") }
  func testIdle() throws { try play("idle") }
  func testThemes() throws { try play("themes") }
  func testAudit() throws { try play("audit") }
  func testEveryPageHasItsSource() throws { try play("every_page_has_source") }
  func testWalk() throws { try play("walk") }
  func testManyPageTurns() throws { try play("many_page_turns") }
  func test_S22_soak() throws { try play("soak") }

  /// A scenario that no test plays would never fail. Taking the screenshots is work, not a test; `make leaks` plays
  /// what needs a sanitizer, and `make install-test` what needs an installation.
  func testEveryScenarioIsPlayed() throws {
    let unplayed = ["screenshots", "leak", "installed"]
    let known = try Driver.run(["--list"])
    XCTAssertEqual(known.status, 0, known.output)
    let played = try Set(Self.scenariosByTest().values)
    for name in known.output.split(separator: "\n") where !unplayed.contains(String(name)) {
      XCTAssertTrue(played.contains(String(name)), "no test plays \(name)")
    }
  }

  private func play(_ scenario: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let played = try SideBySide.outcome(of: scenario, among: Self.chosenScenarios)
    XCTAssertEqual(played.status, 0, played.output, file: file, line: line)
  }

  override class func tearDown() {
    SideBySide.end()
    super.tearDown()
  }

  // MARK: Which tests were chosen

  /// The names of the test methods, from "testResult" on. XCTest makes every test that it is going to run before it
  /// runs the first one, on one thread.
  nonisolated(unsafe) private static var chosen: [String] = []

  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    if let method = name.split(separator: ".").last { Self.chosen.append(String(method)) }
    super.init(name: name, testClosure: testClosure)
  }

  private static func chosenScenarios() throws -> [String] {
    let scenarios = try scenariosByTest()
    return chosen.compactMap { scenarios[$0] }
  }

  /// What each test of this file plays, as it stands here.
  private static func scenariosByTest() throws -> [String: String] {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let line = #/func (?<test>\w+)\(\) throws \{ try play\("(?<scenario>\w+)"\) \}/#
    return Dictionary(
      source.matches(of: line).map { (String($0.test), String($0.scenario)) }, uniquingKeysWith: { $1 })
  }
}
