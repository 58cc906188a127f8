import type { PlantedFault } from '../planted-fault.ts';

export const screening: readonly PlantedFault[] = [
  {
    what: 'a change of the profile closes the case of a note',
    file: 'api/src/moderation/flagged-texts.ts',
    find: `kind: 'TEXT', proposalId: null }`,
    replace: `kind: 'TEXT' }`,
    tests: ['tests/contract/proposal-texts.test.ts'],
  },
  {
    what: 'notes are not searched together with the profile',
    file: 'openapi/rules/proposal-texts.ts',
    find: '[textOf(profile, field) || []].flat()',
    replace: '[]',
    tests: ['openapi/rules/proposal-texts.test.ts'],
  },
  {
    what: 'phone numbers pass',
    file: 'openapi/rules/contact-details/contact-details.ts',
    find: `    ...findPhones(tokens).map((phone) => ({ ...phone, kind: 'phone' as const })),\n`,
    replace: `    ...findPhones([]).map((phone) => ({ ...phone, kind: 'phone' as const })),\n`,
    tests: ['openapi/rules/contact-details/contact-details.test.ts'],
  },
  {
    what: 'handles pass',
    file: 'openapi/rules/contact-details/contact-details.ts',
    find: `    ...findHandles(tokens),\n`,
    replace: `    ...findHandles([]),\n`,
    tests: ['openapi/rules/contact-details/contact-details.test.ts'],
  },
  {
    what: 'direction overrides pass',
    file: 'openapi/rules/text.ts',
    find: String.raw`\u202A-\u202E`,
    replace: '',
    tests: ['openapi/rules/text.test.ts'],
  },
  {
    what: 'texts are stored as they were composed',
    file: 'openapi/rules/text.ts',
    find: `trimmed.normalize('NFC').trim()`,
    replace: `trimmed.trim()`,
    tests: ['openapi/rules/text.test.ts'],
  },
  {
    what: 'providers of mail are not flagged',
    file: 'openapi/rules/contact-details/suspicious-text.ts',
    find: `(tags & MAIL) !== 0 ||`,
    replace: '',
    tests: ['openapi/rules/contact-details/suspicious-text.test.ts'],
  },
  {
    what: 'a held text of a proposal that was taken back waits for a moderator',
    file: 'api/src/proposals/proposals.handlers.ts',
    find: `        await endProposalCases(em, proposal.id, now());\n`,
    replace: '',
    tests: ['tests/contract/proposal-texts.test.ts'],
  },
];
