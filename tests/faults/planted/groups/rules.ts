import type { PlantedFault } from '../planted-fault.ts';

const proposalRules = 'openapi/rules/proposal.ts';

export const rules: readonly PlantedFault[] = [
  {
    what: 'the sender may accept, too',
    file: proposalRules,
    find: `next: { ACCEPTED: ['RECEIVER'], DECLINED: ['RECEIVER'] },`,
    replace: `next: { ACCEPTED: either, DECLINED: ['RECEIVER'] },`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a sender may propose to the same member twice',
    file: proposalRules,
    find: `  if (facts.hasSentBefore) return { code: 'already-proposed' };\n`,
    replace: '',
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a proposal crosses an active one of the other side',
    file: proposalRules,
    find: `if (facts.receivedStatus && isActive(facts.receivedStatus))`,
    replace: `if (facts.receivedStatus === 'PENDING')`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a proposal within one gender',
    file: proposalRules,
    find: `if (isHidden || receiver.gender === sender.gender) return`,
    replace: `if (isHidden) return`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a proposal to a member whose marriage is fixed',
    file: proposalRules,
    find: `if (sender.isMarriageFixed || receiver.isMarriageFixed)`,
    replace: `if (sender.isMarriageFixed)`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a second marriage',
    file: proposalRules,
    find: `return isMarriageFixed && statuses[to].needsBothFree ?`,
    replace: `return isMarriageFixed && to === 'ACCEPTED' ?`,
    tests: ['openapi/rules/proposal.test.ts'],
  },
  {
    what: 'a day short of eighteen years is adult',
    file: 'openapi/rules/age.ts',
    find: `day.slice(5) < dateOfBirth.slice(5)`,
    replace: `day.slice(5, 7) < dateOfBirth.slice(5, 7)`,
    tests: ['openapi/rules/age.test.ts'],
  },
  {
    what: 'the gender changes after a number was proved',
    file: 'openapi/rules/profile-input.ts',
    find: `(stored.isVerified || hasProposal)`,
    replace: `hasProposal`,
    tests: ['openapi/rules/profile-input.test.ts'],
  },
  {
    what: 'a text that a moderator has released is held back again',
    file: 'openapi/rules/flagged-texts.ts',
    find: `outcome === 'RELEASED'`,
    replace: `outcome === 'KEPT_HELD'`,
    tests: ['openapi/rules/flagged-texts.test.ts'],
  },
];
