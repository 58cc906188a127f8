import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** Some states of a screen, in the order in which the tree shows them. */
export interface ScreenFolder {
  name: string;
  /** The ids of the stories. */
  stories: readonly string[];
}

/** The folders of screens with many states, and in each the exports of its stories: the best and plainest state first. */
const folders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Screens/Feed': {
    Cards: 'Many One LongText MoreOnTheWay Empty Loading',
    Filters: 'Filtered FiltersOpen FiltersOpenOnPhone FiltersWithErrors NobodyPasses NoSingleFilter',
    'Search by id': 'NobodyHasThisId NobodyHasThisIdOnPhone',
    Failures: 'Failed NoConnection MoreFailed ConnectionLostMeanwhile SignedOutMeanwhile',
  },
  'Screens/Moderation': {
    Cases: 'OpenCases SeveralReports MemberWhoHasLeft LongText ClosedCases NoCases Loading',
    'Find a member': 'FoundMember NobodyFound SearchWithoutAnId',
    Messages: 'Writing EarlierMessages NoEarlierMessages',
    Suspensions: 'Suspending SuspendingWithoutReason SuspendedMembers',
    Records: 'AuditLog Reads',
    Failures: 'Failed ForAnyoneElse',
  },
  'Screens/Profile': {
    Letter: 'Letter LongText ArabicWords UrduWords OneselfAsOthersDo Loading',
    'Send a proposal': 'Confirming Sending JustSent ProposalSent',
    'Answer a proposal': 'ProposalReceived ProposalWithWords Accepting AcceptingWithWords Declining ProposalAccepted',
    'Share with family': 'Sharing MakingLink LinkMade',
    Failures: 'Failed NotFound NoConnection Refused AnswerRefused TooManyLinks SignedOutMeanwhile',
  },
  'Screens/Profile form': {
    Profile:
      'Filled Empty WordsAlone FactsAlone OfADaughter FirstNameChosen FourthTag DraftRestored WithErrors Loading',
    Wishes: 'Preferences UnusualAges WishesNotChosen PreferencesWithErrors',
    Send: 'Submitting ConsentMissing',
    Failures: 'Failed NoStates Refused RefusedAtAField ChangedElsewhere SignedOutMeanwhile',
  },
  'Screens/Proposals': {
    Received:
      'OneReceived Received News NoneReceived NoneReceivedAfterYes LongText Confirming JustAccepted AskedForNotifications OfferedTheHomeScreen OnAnIphone Loading',
    Sent: 'Sent NoneSent TakenBack',
    'Contact details':
      'ContactDetailsShared ContactDetailsOnTheWay ConfirmingANumber GuardianFirst ChoosingWithAccept SharesGuardian ChangingWhatTheySee',
    'Fixed marriage': 'MarriageFixed AskedWhetherFixed NoLongerAvailable',
    'Block and report': 'Menu Blocking Reporting ReportingWithoutReason MemberWhoLeft ReportingMemberWhoLeft',
    'Wide window': 'ProfileBeside AcceptedBeside LoadingBeside FailedBeside',
    Failures: 'Failed Refused ContactDetailsRefused ReportRefused SignedOutMeanwhile',
  },
  'Screens/Settings': {
    Whole: 'WithLists NothingYet Paused WithoutPhone WithoutProfile Suspended Loading Failed',
    Guardian: 'WithGuardian NamingGuardian GuardianRefused RemovingGuardian',
    News: 'WithMail WithMailOfEachKind ServerWithoutMail WithNewsOnThisDevice NotificationsBlocked OnAnIphone Installable',
    'Lists and account': 'Unblocking SigningOutEverywhere Deleting DeletingWithoutTheWord',
  },
};

/** As many states as one reads at a glance. */
const most = 15;

/**
 * The folders of a screen; of one with few states none.
 *
 * @throws Error when a state is in no folder, or when a screen with many states has none
 */
export function foldersOf(title: string, stories: readonly { id: string }[]): ScreenFolder[] {
  const named = Object.entries(folders[title] ?? {}).map(([name, exports]) => ({
    name,
    stories: exports.split(' ').map((each) => toId(title, storyNameFromExport(each))),
  }));
  const needed = named.length > 0 || (title.startsWith('Screens/') && stories.length > most);
  const inNone = stories.find(({ id }) => !named.some((folder) => folder.stories.includes(id)));
  if (needed && inNone) throw new Error(`${inNone.id} is in no folder: see .storybook/screen-folders.ts.`);
  return named;
}
