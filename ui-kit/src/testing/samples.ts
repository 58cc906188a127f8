import { members } from '@mithaq/openapi/examples/members.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { displayAge } from '@mithaq/openapi/rules/age.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { heightInUnits } from '@mithaq/openapi/rules/height.ts';
import { displayId, displayOccupation, placeNames, shortPlaceNames } from '@mithaq/openapi/rules/profile.ts';
import type { ProfileCardProps } from '../ProfileCard/ProfileCard.tsx';

/** Members of the demo community, as cards show them in English. */
export const amina = cardOf('amina-siddiqui', 'Written by herself');
export const zainab = cardOf('zainab-fatima', 'Written by her father');
export const maryam = cardOf('maryam-butt', 'Written by herself');

function cardOf(key: string, author: string): ProfileCardProps {
  const { profile, profileId } = members.find((member) => member.key === key)!; // a key of the examples
  const { feet, inches } = heightInUnits(profile.height);
  return {
    href: `#${key}`,
    sealId: profileId,
    firstName: firstNameOf(profile),
    profileId: displayId(profileId),
    age: `${displayAge(profile.dateOfBirth)} years`,
    maritalStatus: labels.MaritalStatus[profile.maritalStatus],
    height: `${feet} ft ${inches} in`,
    place: shortPlaceNames(profile).join(', '),
    occupation: displayOccupation(profile.occupation),
    education: profile.education,
    aboutMe: profile.aboutMe,
    tags: profile.tags.map((tag) => labels.Tag[tag]),
    author,
  };
}

const {
  profile: him,
  profileId: hisId,
  email,
  phoneNumber,
} = members.find(({ key }) => key === 'imran-hashmi-hyderabad')!; // a key of the examples

/** The other side of a proposal. */
export const imran = {
  sealId: hisId,
  name: him.fullName,
  age: displayAge(him.dateOfBirth),
  occupation: him.occupation,
  place: placeNames(him).join(', '),
  email,
  phoneNumber,
};

/** Why a member is suggested. */
export const reason = 'Both of you fit each other’s wishes: age, Hyderabad, Hanafi';

/** What members write in Urdu and Arabic, whatever the language of the page. */
export const longUrdu =
  'میں ایک ایسے گھر میں پلی بڑھی ہوں جہاں کتابیں اور رشتہ دار ہمیشہ موجود رہتے تھے۔ دن ہسپتال میں بچوں کے ساتھ گزرتا ہے اور شامیں والدین کے ساتھ۔ مجھے ایک نرم مزاج گھر کی امید ہے جہاں ہم مل کر نماز پڑھیں اور ایک دوسرے کی عزت کریں۔';

export const longArabic =
  'أصمّم مساجد صغيرة وبيوتًا أصغر منها. نشأتُ في بيتٍ يحبّ الكتب، وتعلّمتُ من والديّ أن الصدق أجمل من حسن الكلام. أزور جدّتي كل جمعة، وأحفظ من القرآن ما تيسّر. أرجو بيتًا هادئًا نصلّي فيه معًا، وزوجًا يلين كلامه حين يتعب.';

export const oneLongWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** 30:21 and 25:74, letter by letter from the sources of the product. */
export const verses = {
  tranquillity: 'وَمِنۡ ءَايَٰتِهِۦٓ أَنۡ خَلَقَ لَكُم مِّنۡ أَنفُسِكُمۡ أَزۡوَٰجٗا لِّتَسۡكُنُوٓاْ إِلَيۡهَا وَجَعَلَ بَيۡنَكُم مَّوَدَّةٗ وَرَحۡمَةًۚ إِنَّ فِي ذَٰلِكَ لَأٓيَٰتٖ لِّقَوۡمٖ يَتَفَكَّرُونَ',
  comfort: 'وَٱلَّذِينَ يَقُولُونَ رَبَّنَا هَبۡ لَنَا مِنۡ أَزۡوَٰجِنَا وَذُرِّيَّـٰتِنَا قُرَّةَ أَعۡيُنٖ وَٱجۡعَلۡنَا لِلۡمُتَّقِينَ إِمَامًا',
};
