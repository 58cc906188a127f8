import { newAccount, type User } from '@mithaq/mocks/src/state.ts';
import { members, type Member } from '@mithaq/openapi/examples/members.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';

export type { Member };

/** The members of the stories. */
export const amina = one('amina-siddiqui');
export const tahmina = one('tahmina-akter');
export const imran = one('imran-hashmi-hyderabad');
export const newcomer: User = {
  id: '019a0000-0000-7000-8000-000000000001',
  email: 'maryam@example.test',
  name: 'Maryam',
  signedInAt: '2026-01-01T00:00:00.000Z',
  profile: null,
  preferences: null,
  ...newAccount(),
};

const men = members.filter(({ profile, isPhoneVerified }) => profile.gender === 'MALE' && isPhoneVerified);

/** The men who joined first. The last of them is the first of the feed. */
export function someMen(count: number): Member[] {
  return men.slice(0, count);
}

/** The longest values that the contract allows, in words that cannot wrap. */
export const longText: Member = like(men.at(-1), {
  fullName: 'Muhammad-Abdurrahmanuddin Wolfeschlegelsteinhausen',
  education: 'Postgraduate diploma in Islamic jurisprudence and comparative constitutional law',
  occupation: 'Rechtsschutzversicherungsgesellschaftsangestellter',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  aboutMe:
    `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)} is one word. ${'I read, I walk, I pray and I listen; my family says that I speak too long. '.repeat(16)}`.trim(),
});

export const arabicWords: Member = like(men.at(-2), {
  fullName: 'عبد الرحمن بن عبد الله الأنصاري',
  education: 'بكالوريوس في الهندسة المدنية',
  occupation: 'مهندس مدني',
  city: 'المدينة المنورة',
  aboutMe: 'السلام عليكم ورحمة الله وبركاته. أنا رجل هادئ، أحب القراءة والمشي بعد الفجر، وأعمل مهندسًا منذ ثماني سنوات. '
    .repeat(6)
    .trim(),
});

export const urduWords: Member = like(men.at(-3), {
  fullName: 'محمد عبداللہ صدیقی',
  education: 'ایم اے اردو ادب',
  occupation: 'استاد',
  city: 'حیدرآباد',
  aboutMe: 'السلام علیکم۔ میں ایک سادہ مزاج آدمی ہوں، اردو ادب پڑھاتا ہوں اور گھر میں شام کی چائے سب کے ساتھ پیتا ہوں۔ '
    .repeat(6)
    .trim(),
});

/** A mock backend in which Amina's feed has these members, newest first, and there are no proposals. */
export function meeting(...people: Member[]) {
  return { members: [amina, ...people] };
}

export function firstName(member: Member | undefined): string {
  return firstNameOf(member?.profile ?? { fullName: '' });
}

function one(key: string): Member {
  const member = members.find((someone) => someone.key === key);
  if (!member) throw new Error(`Nobody of the demo community has the key ${key}.`);
  return member;
}

function like(member: Member | undefined, profile: Partial<Member['profile']>): Member {
  if (!member) throw new Error('The demo community has too few men.');
  // Imran matches Amina's preferences.
  return {
    ...member,
    name: profile.fullName ?? member.name,
    preferences: imran.preferences,
    profile: { ...imran.profile, ...profile },
  };
}
