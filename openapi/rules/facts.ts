import type {
  Children,
  FactName,
  Gender,
  MaritalStatus,
  MatchReason,
  PreferredFacts,
  ProfileFacts,
} from '../generated/hooks/model/index.ts';

/** The person whose facts they are, with what is answered of the fact on which others depend. */
export type FactPerson = { gender: Gender; maritalStatus: MaritalStatus; children?: Children | null | undefined };

const wasMarried = ({ maritalStatus }: FactPerson) => maritalStatus === 'DIVORCED' || maritalStatus === 'WIDOWED';
const hasChildren = (person: FactPerson) => wasMarried(person) && !!person.children && person.children !== 'NONE';

/** Of whom a fact is asked; the others are asked of everybody. */
const askedOf: Partial<Record<FactName, (person: FactPerson) => boolean>> = {
  hijab: ({ gender }) => gender === 'FEMALE',
  beard: ({ gender }) => gender === 'MALE',
  children: wasMarried,
  childrenCount: hasChildren,
  youngestChild: hasChildren,
};

/** Whether a person is asked for a fact. */
export function isAskedOf(person: FactPerson, fact: FactName): boolean {
  return askedOf[fact]?.(person) ?? true;
}

/** The facts as they are stored: those that this person is asked, and to discuss only those that are not answered; null for none. */
export function askedFacts(
  facts: ProfileFacts | null | undefined,
  { gender, maritalStatus }: FactPerson,
): ProfileFacts | null {
  const { ratherDiscuss = [], ...answers } = facts ?? {};
  const person = { gender, maritalStatus, children: answers.children };
  // Object.entries forgets that the keys are names of facts.
  const asked = Object.entries(answers).filter(
    // An emptied list is no answer, nor is the empty control of a form.
    ([fact, answer]: [string, readonly string[] | string | undefined]) =>
      isAskedOf(person, fact as FactName) && (answer?.length ?? 0) > 0,
  );
  const answered = new Set(asked.map(([fact]) => fact));
  const open = ratherDiscuss.filter((fact) => isAskedOf(person, fact) && !answered.has(fact));
  return asked.length + open.length === 0
    ? null
    : { ...Object.fromEntries(asked), ...(open.length > 0 && { ratherDiscuss: open }) };
}

/** What a wish about each fact is called among the reasons of a match. */
export const factReasons = {
  prayer: 'PRAYER',
  hijab: 'HIJAB',
  beard: 'BEARD',
  children: 'CHILDREN',
  wishForChildren: 'WISH_FOR_CHILDREN',
  relocation: 'RELOCATION',
  languages: 'LANGUAGES',
  family: 'FAMILY',
  diet: 'DIET',
  smoking: 'SMOKING',
  marryWhen: 'MARRY_WHEN',
  workAfterMarriage: 'WORK_AFTER_MARRIAGE',
} as const satisfies Record<keyof PreferredFacts, MatchReason>;

/** A fact of which members may have a wish. */
export type WishedFact = keyof typeof factReasons;
export type FactReason = (typeof factReasons)[WishedFact];

/** The facts of which members may have a wish. */
// Object.keys forgets the literal type of the keys, which the table's own type holds.
export const wishedFacts = Object.keys(factReasons) as WishedFact[];

/** The wishes as they are stored: those that are set; null for none. */
export function setWishes(wishes: PreferredFacts | null | undefined): PreferredFacts | null {
  const set = Object.entries(wishes ?? {}).filter(
    ([, values]: [string, readonly string[] | undefined]) => values?.length,
  );
  return set.length > 0 ? Object.fromEntries(set) : null;
}

/** What a profile says of a fact: no value when it is not answered, several of languages. Who was never married has no children. */
export function answersOf(
  { facts, maritalStatus }: { facts?: ProfileFacts | null; maritalStatus: MaritalStatus },
  fact: WishedFact,
): string[] {
  if (fact === 'children' && maritalStatus === 'UNMARRIED') return ['NONE'];
  return [facts?.[fact] ?? []].flat();
}
