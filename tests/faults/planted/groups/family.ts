import type { PlantedFault } from '../planted-fault.ts';

const sharing = ['tests/contract/sharing.test.ts'];
const sharingHandlers = 'api/src/sharing/sharing.handlers.ts';
const guardian = ['tests/contract/guardian.test.ts'];
const proposalHandlers = 'api/src/proposals/proposals.handlers.ts';
const concurrency = ['api/src/proposals/proposals.concurrency.test.ts'];

export const family: readonly PlantedFault[] = [
  {
    what: 'a link comes back with the end of a block',
    file: 'api/src/members/members.handlers.ts',
    find: `        await endLinksBetween(em, own, profileId);\n`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a block ends the own links alone',
    file: 'api/src/entities/shared-link.entity.ts',
    find: `      { sharer: other, owner: one },\n`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a block ends the links of the other side alone',
    file: 'api/src/entities/shared-link.entity.ts',
    find: `      { sharer: one, owner: other },\n`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a link comes back with the end of a pause',
    file: 'api/src/profiles/profiles.handlers.ts',
    find: `if (isPaused) await endLinksTo(em, profile.id);`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a link comes back when its owner allows it again',
    file: sharingHandlers,
    find: `if (!isAllowed) await endLinksTo(em, own);`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a link has no end',
    file: sharingHandlers,
    find: `!isLinkExpired(new Date(createdAt), now()) &&`,
    replace: '',
    tests: sharing,
  },
  {
    what: 'a link opens whatever has become of the two',
    file: sharingHandlers,
    find: `if (!row || !isLive(row)) throw linkNotFound();`,
    replace: `if (!row) throw linkNotFound();`,
    tests: sharing,
  },
  {
    what: 'a member ends the links of others',
    file: sharingHandlers,
    find: `{ id: params.id.toLowerCase(), sharer }`,
    replace: `{ id: params.id.toLowerCase() }`,
    tests: sharing,
  },
  {
    what: 'links are made at once beyond the limit',
    file: sharingHandlers,
    find: `{ changing: [own], referredTo: [owner] }`,
    replace: `{ changing: [], referredTo: [owner] }`,
    tests: ['api/src/sharing/sharing.concurrency.test.ts'],
  },
  {
    what: 'a link is made while its owner pauses',
    file: sharingHandlers,
    find: `{ changing: [own], referredTo: [owner] }`,
    replace: `{ changing: [own], referredTo: [] }`,
    tests: ['api/src/sharing/sharing.concurrency.test.ts'],
  },
  {
    what: 'a guardian is shared whom nobody named',
    file: proposalHandlers,
    find: `throwIfProblem(acceptanceProblem(shares, to, guardian !== null));`,
    replace: '',
    tests: guardian,
  },
  {
    what: 'a choice is taken at any time',
    file: proposalHandlers,
    find: `throwIfProblem(decideSharedContact({ shares, status: proposal.status, hasGuardian }));`,
    replace: '',
    tests: guardian,
  },
  {
    what: 'the choice of the reader decides',
    file: proposalHandlers,
    find: `chosen: proposal[sharesOf(otherRole(role))] ?? null`,
    replace: `chosen: proposal[sharesOf(role)] ?? null`,
    tests: guardian,
  },
  {
    what: 'own details are sent beside those of the guardian',
    file: 'openapi/rules/guardian.ts',
    find: `return shares === 'BOTH' ? { ...own, guardian: shared } : { guardian: shared };`,
    replace: `return { ...own, guardian: shared };`,
    tests: ['openapi/rules/guardian.test.ts'],
  },
  {
    what: 'a sender’s choice outlives the guardian',
    file: 'api/src/proposals/guardian.handlers.ts',
    find: `where sender_id = ? and sender_shares is not null\``,
    replace: `where sender_id = ? and sender_shares is null\``,
    tests: guardian,
  },
  {
    what: 'a receiver’s choice outlives the guardian',
    file: 'api/src/proposals/guardian.handlers.ts',
    find: `where receiver_id = ? and receiver_shares is not null\``,
    replace: `where receiver_id = ? and receiver_shares is null\``,
    tests: guardian,
  },
  {
    what: 'a choice is stored while the guardian is removed',
    file: proposalHandlers,
    find: `        await lockProfiles(em, [session.profileId]);\n`,
    replace: '',
    tests: concurrency,
  },
  {
    what: 'a guardian is removed while a choice is stored',
    file: 'api/src/proposals/guardian.handlers.ts',
    find: `        await lockOwn(em, own);\n`,
    replace: '',
    hangs: true,
    tests: concurrency,
  },
  {
    what: 'a profile is shared without its owner’s permission',
    file: 'openapi/rules/sharing.ts',
    find: `return owner.allowsFamilySharing && areListed`,
    replace: `return areListed`,
    tests: ['openapi/rules/sharing.test.ts'],
  },
  {
    what: 'a shared profile counts for no limit',
    file: sharingHandlers,
    find: `facts?.statuses.length === 0) await`,
    replace: `facts?.statuses.length === -1) await`,
    tests: sharing,
  },
];
