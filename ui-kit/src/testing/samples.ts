import { members, proposals, type Member } from '@mithaq/openapi/examples/members.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { heightInUnits } from '@mithaq/openapi/rules/height.ts';
import { displayId, displayOccupation, placeNames, shortPlaceNames } from '@mithaq/openapi/rules/profile.ts';
import type { ProfileCardProps } from '../ProfileCard/ProfileCard.tsx';
import { height, joined, listed, lowered, place, said, typed, years } from './said.ts';

const memberOf = (key: string) => members.find((member) => member.key === key)!; // a key of the examples

/** What members of the demo community have learned, as suggestions. */
export const educations = [...new Set(members.map(({ profile }) => profile.education))].slice(0, 8);

/** Members of the demo community, as cards show them. */
export const amina = cardOf('amina-siddiqui', 'Written by herself');
export const zainab = cardOf('zainab-fatima', 'Written by her father');
export const maryam = cardOf('maryam-butt', 'Written by herself');
/** He is the one on the screens of the member Amina. */
export const imran = cardOf('imran-hashmi-hyderabad', 'Written by himself');

function cardOf(key: string, author: string): ProfileCardProps {
  const { profile, profileId } = memberOf(key);
  return {
    href: `#${key}`,
    sealId: profileId,
    firstName: firstNameOf(profile),
    profileId: displayId(profileId),
    age: years(displayAge(profile.dateOfBirth)),
    maritalStatus: maritalStatusOf(profile),
    height: height(heightInUnits(profile.height).centimeters),
    place: listed(...shortPlaceNames(profile).map(place)),
    occupation: displayOccupation(profile.occupation) && typed(profile.occupation),
    education: typed(profile.education),
    aboutMe: profile.aboutMe,
    tags: profile.tags.map((tag) => labels.Tag[tag]),
    author,
  };
}

function maritalStatusOf({ maritalStatus, gender }: Member['profile']): string {
  return said(labels.MaritalStatus[maritalStatus], {}, gender === 'MALE' ? 'a man' : 'a woman');
}

const { profile: him, profileId: hisId, email, phoneNumber } = memberOf('imran-hashmi-hyderabad');

/** What Imran looks for. */
export const imranLooksFor = said(
  'A woman of {range, select, one {{from}} other {{from} to {to}}}{wished, select, any {} free {, not married at present} other {, {statuses}}}, living in {countries}.',
  {
    range: 'more',
    from: 22,
    to: 29,
    wished: 'some',
    statuses: lowered(said('Unmarried', {}, 'a woman')),
    countries: place('India'),
  },
);

/** The link to the own marriage. */
export const ownMarriage = said(
  "{person, select, self {Your marriage} son {Your son's marriage} daughter {Your daughter's marriage} brother {Your brother's marriage} sister {Your sister's marriage} other {The marriage}}",
  { person: 'self' },
);

/** Imran, as the other side of a proposal. */
export const imranOfProposal = {
  sealId: hisId,
  name: him.fullName,
  about: listed(years(displayAge(him.dateOfBirth)), typed(him.occupation)),
  place: listed(...placeNames(him).map(place)),
  email,
  phoneNumber,
};

/** The facts of Imran's profile. */
export const imranFacts = [
  { label: 'Age', value: years(displayAge(him.dateOfBirth)) },
  { label: 'Lives in', value: listed(...placeNames(him).map(place)) },
  { label: 'Height', value: height(heightInUnits(him.height).centimeters, { inFull: true }) },
  { label: 'Marital status', value: maritalStatusOf(him) },
  { label: 'Education', value: typed(him.education) },
  { label: 'Occupation', value: typed(him.occupation) },
  { label: 'School of thought', value: labels.SchoolOfThought[him.profileSchoolOfThought] },
];

/** The longest name of a place in Europe: no name in the examples is one word of more than a line. */
export const oneLongWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const bothFit =
  "{person, select, self {Both of you fit each other's wishes} son {She and your son fit each other's wishes} daughter {He and your daughter fit each other's wishes} brother {She and your brother fit each other's wishes} sister {He and your sister fit each other's wishes} other {The two fit each other's wishes}}: {reasons}.";

const reasonOf = (...reasons: string[]) => said(bothFit, { person: 'self', reasons: joined(...reasons) });
const school = said('{school}', { school: said('Hanafi') }, 'a school of thought');

/** Why a member is suggested. */
export const reason = reasonOf(said('age'), place(him.city), school);
/** The same of several lines. */
export const longReason = reasonOf(said('age'), oneLongWord, ...placeNames(him).map(place), school);

/** What Imran wrote with a proposal, and his answers to the questions of the other side. */
export const words = Object.fromEntries(
  proposals.find(({ sender }) => sender === 'arif-pasha')!.texts.map(({ field, text }) => [field, text]), // it has texts
);

/** Above what Imran wrote. */
export const wroteToYou = said(
  '{author, select, MOTHER {The mother of {name} wrote to you} FATHER {The father of {name} wrote to you} BROTHER {A brother of {name} wrote to you} SISTER {A sister of {name} wrote to you} GUARDIAN {The guardian of {name} wrote to you} other {{name} wrote to you}}',
  { author: 'SELF', name: imran.firstName },
);

/** The status of Imran's profile while his proposal waits. */
export const hasSent = said(
  '{person, select, son {{name} has sent a proposal for your son} daughter {{name} has sent a proposal for your daughter} brother {{name} has sent a proposal for your brother} sister {{name} has sent a proposal for your sister} other {{name} has sent you a proposal}}',
  { person: 'self', name: imran.firstName },
);

/** What Amina wrote about herself, again and again until it is this long. */
export const aboutAmina = (length: number) => `${amina.aboutMe} `.repeat(9).slice(0, length).trim();

/** What members write in Urdu and Arabic, whatever the language of the page. */
export const longUrdu =
  'میں ایک ایسے گھر میں پلی بڑھی ہوں جہاں کتابیں اور رشتہ دار ہمیشہ موجود رہتے تھے۔ دن ہسپتال میں بچوں کے ساتھ گزرتا ہے اور شامیں والدین کے ساتھ۔ مجھے ایک نرم مزاج گھر کی امید ہے جہاں ہم مل کر نماز پڑھیں اور ایک دوسرے کی عزت کریں۔';

export const longArabic =
  'أصمّم مساجد صغيرة وبيوتًا أصغر منها. نشأتُ في بيتٍ يحبّ الكتب، وتعلّمتُ من والديّ أن الصدق أجمل من حسن الكلام. أزور جدّتي كل جمعة، وأحفظ من القرآن ما تيسّر. أرجو بيتًا هادئًا نصلّي فيه معًا، وزوجًا يلين كلامه حين يتعب.';

/** As long as a first name may be that is hardly ever one. */
export const longFirstName = 'Muhammad-Abdurrahman-Ibrahim';
export const longName = 'Syed Muhammad Abdul Rahman Siddiqui';

/** What a member with a long name writes in Arabic. */
export const arabicLetters = {
  name: 'عبد الرحمن بن محمد بن عبد العزيز الأنصاري',
  occupation: 'مهندس معماري',
  place: 'المدينة المنورة، المملكة العربية السعودية',
};

/** 30:21 and 25:74, letter by letter from the sources of the product. */
export const verses = {
  tranquillity: 'وَمِنۡ ءَايَٰتِهِۦٓ أَنۡ خَلَقَ لَكُم مِّنۡ أَنفُسِكُمۡ أَزۡوَٰجٗا لِّتَسۡكُنُوٓاْ إِلَيۡهَا وَجَعَلَ بَيۡنَكُم مَّوَدَّةٗ وَرَحۡمَةًۚ إِنَّ فِي ذَٰلِكَ لَأٓيَٰتٖ لِّقَوۡمٖ يَتَفَكَّرُونَ',
  comfort: 'وَٱلَّذِينَ يَقُولُونَ رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
};
