import type { PreferencesInput, ProfileCreationInput, ProposalStatus } from '../generated/hooks/model/index.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';
import { textFields, type ProposalText, type WrittenTexts } from '../rules/proposal-texts.ts';
import { deterministicUuid } from './deterministic-uuid.ts';

/** A member of the demo community, as the server and the mocks store it. Ids are the same at every start. */
export type Member = {
  key: string;
  userId: string;
  profileId: string;
  preferencesId: string;
  /** The subject at the local Google. */
  sub: string;
  email: string;
  name: string;
  /** +999 is assigned to no country (ITU-T E.164), so nobody receives a message. */
  phoneNumber: string;
  isPhoneVerified: boolean;
  joinedAt: Date;
  profile: ProfileCreationInput;
  preferences: PreferencesInput;
};

/** Two members without a verified phone: they are in no list and are sent to verify their number. */
const unverified = new Set(['tahmina-akter', 'usman-ghani-gujrat']);

/** Sender and receiver are keys of members. */
export type DemoProposal = {
  id: string;
  sender: string;
  receiver: string;
  status: ProposalStatus;
  createdAt: Date;
  texts: ProposalText[];
};

/** What some members ask of those who send a proposal. */
const questions: Record<string, string[]> = {
  'amina-siddiqui': ['What does a good home mean to you?', 'How do you see work after the wedding?'],
  'imran-hashmi-hyderabad': ['What does a good home mean to you?'],
  'zainab-fatima': ['Which hour of the day is dearest to you, and why?'],
};

const hour = 3_600_000;
const first = Date.parse('2026-07-01T06:00:00Z');

/** The demo community. The join dates follow the order per gender, so a person added at the end changes no other ids. */
export const members: Member[] = people.map((person, index) => {
  const turn = people.slice(0, index).filter(({ gender }) => gender === person.gender).length;
  const joinedAt = new Date(first + (turn * 36 + (person.gender === 'MALE' ? 18 : 0)) * hour);
  return {
    key: person.key,
    userId: deterministicUuid(joinedAt, `user ${person.key}`),
    profileId: deterministicUuid(joinedAt, `profile ${person.key}`),
    preferencesId: deterministicUuid(joinedAt, `preferences ${person.key}`),
    sub: `demo-${person.key}`,
    email: person.email,
    name: person.name,
    phoneNumber: `+99999${person.gender === 'MALE' ? 2 : 1}${String(turn + 1).padStart(6, '0')}`,
    isPhoneVerified: !unverified.has(person.key),
    joinedAt,
    profile: profileOf(person),
    preferences: preferencesOf(person),
  };
});

/** All fields of the contract's request. */
function profileOf(person: Person): ProfileCreationInput {
  const { key: _key, email: _email, name: _name, preferences: _preferences, ...profile } = person;
  return profile;
}

function preferencesOf({ key, preferences }: Person): PreferencesInput {
  return {
    preferredMinAge: preferences.minAge,
    preferredMaxAge: preferences.maxAge,
    preferredMaritalStatus: preferences.maritalStatus,
    preferredLocation: { countries: preferences.countries, states: preferences.states, cities: preferences.cities },
    preferredEducation: preferences.education,
    preferredOccupation: preferences.occupation,
    preferredSchoolOfThought: preferences.preferredSchoolOfThought,
    preferredOtherPreferences: preferences.otherPreferences ?? null,
    preferredQuestions: questions[key] ?? [],
    ...(preferences.facts && { preferredFacts: preferences.facts }),
  };
}

/**
 * The accounts to list first at the local Google. The woman and the man fit each other's preferences and have proposals
 * in many statuses, none between the two; then one whose marriage is fixed, and one whose phone is not verified.
 */
export const demoAccounts: readonly string[] = [
  'amina-siddiqui',
  'imran-hashmi-hyderabad',
  'aaliyah-hussain',
  'tahmina-akter',
];

/** Proposals between the members, in every status. They keep the product's rules (members.test.ts). */
export const proposals: DemoProposal[] = [
  proposal('tahir-uddin', 'aaliyah-hussain', 'DECLINED', '2026-10-01T09:20:00Z'),
  proposal('zayd-malik', 'aaliyah-hussain', 'MARRIAGE_FIXED', '2026-10-03T17:05:00Z'),
  proposal('siti-hajar', 'hafiz-zulkifli', 'NOT_COMPATIBLE', '2026-10-04T03:40:00Z'),
  proposal('hafiz-zulkifli', 'nur-aisyah', 'MARRIAGE_FIXED', '2026-10-06T11:30:00Z'),
  proposal('syed-arshad-ali', 'amina-siddiqui', 'NOT_COMPATIBLE', '2026-10-07T06:10:00Z'),
  proposal('imran-hashmi-hyderabad', 'shabana-ansari', 'DECLINED', '2026-10-08T14:45:00Z'),
  proposal('tariq-mondal', 'amina-siddiqui', 'DECLINED', '2026-10-10T08:00:00Z'),
  proposal('sana-khan-lucknow', 'imran-hashmi-hyderabad', 'NOT_COMPATIBLE', '2026-10-11T12:25:00Z'),
  proposal('amina-siddiqui', 'danish-shaikh', 'DECLINED', '2026-10-13T10:15:00Z'),
  proposal('kamran-lodhi', 'sadia-memon', 'ACCEPTED', '2026-10-14T15:50:00Z'),
  proposal('mudasir-dar', 'amina-siddiqui', 'ACCEPTED', '2026-10-16T05:35:00Z', {
    note: 'Assalamu alaikum. My mother read your words aloud at breakfast, and nobody spoke for a while. I would be glad if our families could meet.',
    answerNote: 'Wa alaikum assalam. Thank you for writing so kindly. My father would like to speak with yours first.',
  }),
  proposal('imran-hashmi-hyderabad', 'insha-bhat', 'ACCEPTED', '2026-10-17T18:20:00Z'),
  proposal('kareem-mansour', 'layla-haddad', 'PENDING', '2026-10-20T01:10:00Z'),
  proposal('amina-siddiqui', 'yusuf-vohra', 'PENDING', '2026-10-22T07:30:00Z'),
  proposal('imran-hashmi-hyderabad', 'zainab-fatima', 'PENDING', '2026-10-24T13:00:00Z'),
  proposal('arif-pasha', 'amina-siddiqui', 'PENDING', '2026-10-26T09:45:00Z', {
    note: 'Assalamu alaikum, Amina. You write of Urdu poetry with your father, and of whose turn it is to make chai. I read that line twice: that is the kind of house I come from, and the kind I would like to build. If your family agrees, my mother would be glad to call on yours.',
    firstQuestion: 'What does a good home mean to you?',
    firstAnswer: 'One where the door is open to guests, and where nobody goes to sleep angry.',
    secondQuestion: 'How do you see work after the wedding?',
    secondAnswer: 'As you wish. My sister is a doctor, and I am proud of her.',
  }),
  proposal('humaira-patel', 'imran-hashmi-hyderabad', 'PENDING', '2026-10-27T16:30:00Z', {
    note: 'Assalamu alaikum. You wrote of your walk to Fajr with your father, and of a full table. I would be glad to sit at one like it.',
    firstQuestion: 'What does a good home mean to you?',
    firstAnswer: 'A table that is long enough for everybody.',
  }),
  proposal('fahad-mirza-dubai', 'amina-siddiqui', 'PENDING', '2026-10-28T19:15:00Z'),
  proposal('rukhsar-shaikh', 'imran-hashmi-hyderabad', 'PENDING', '2026-10-29T04:05:00Z'),
];

function proposal(
  sender: string,
  receiver: string,
  status: ProposalStatus,
  at: string,
  texts: WrittenTexts = {},
): DemoProposal {
  const createdAt = new Date(at);
  const id = deterministicUuid(createdAt, `proposal ${sender} ${receiver}`);
  const written = textFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, text, isHeld: false }];
  });
  return { id, sender, receiver, status, createdAt, texts: written };
}
