import type { CreatedBy } from '../generated/hooks/model/index.ts';

/** The text that others see in place of a name that cannot be shown. The client says it in the language in use. */
export const heldName = 'Member';

/** Words that are a part of the name after them: "Abdul Rahman", "Umm Kulthum". */
const joined = new Set('abdul abu umm bint عبد أبو ابو أم ام بنت अब्दुल अबू'.split(' '));

/** Honorifics before the name by which a member is called. */
const honorifics = new Set('syed syeda muhammad mohd md سید سيد سیدہ سيدة محمد सैयद मुहम्मद मोहम्मद'.split(' '));

/** A full name, and the first name that the member chose from it, if any. */
export type MemberName = { fullName: string; firstName?: string | null };

/** The name of another member, and who created that profile: what it says may be the word of a mother. */
export type OtherName = MemberName & { createdBy: CreatedBy };

/**
 * The name under which a viewer knows another member, whether a proposal exists between the two, in any status, and whether
 * the full name is shared by it.
 */
export type KnownName = MemberName & { hasProposal: boolean; isFullNameShared: boolean };

/** How a list names another member: by the full name only where a proposal shares it. */
export function listedName({ isFullNameShared, ...name }: KnownName): string {
  return isFullNameShared ? name.fullName : firstNameOf(name);
}

/** A member whose full name is not shared, for a place that has only a full name. */
export function withFirstNameOnly<T extends MemberName>(member: T): T {
  return { ...member, fullName: firstNameOf(member), firstName: null };
}

/** The name by which others call a member: the one that the member chose, or else the one of the full name. */
export function firstNameOf({ fullName, firstName }: MemberName): string {
  return firstName && isNameIn(fullName, firstName) ? firstName : usualFirstName(fullName);
}

/** Whether a member with this full name may be called so. */
export function isNameIn(fullName: string, firstName: string): boolean {
  return namesIn(fullName).includes(firstName);
}

/** The names that a full name consists of, each once: "Syed Abdul Karim Shah" has Syed, Abdul Karim and Shah. */
export function namesIn(fullName: string): string[] {
  const words = wordsOf(fullName);
  const names: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(words, at);
    names.push(name);
    if (name !== words[at]) at += 1;
  }
  return [...new Set(names)];
}

/** The first name of a full name whose member chose none. */
export function usualFirstName(fullName: string): string {
  const words = wordsOf(fullName);
  const isHonorific = words.length > 1 && honorifics.has(bare(words[0]!));
  return nameAt(words, isHonorific ? 1 : 0);
}

function wordsOf(fullName: string): string[] {
  return fullName.trim().split(/\s+/);
}

/** The word with the next one where it is a part of it. */
function nameAt(words: string[], at: number): string {
  const [word = '', next] = words.slice(at);
  return next !== undefined && joined.has(bare(word)) ? `${word} ${next}` : word;
}

/** The word as the lists have it: in small letters, without the full stop of "Md.". */
function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/, '');
}
