import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMocksOnly, type Contract, type Operation } from '@mithaq/openapi/openapi-document.ts';
import { contract, mockedContract } from '@mithaq/openapi/generated/openapi.ts';
import { describe, expect, it } from 'vitest';
import { architectureProblems, daysMissing } from './architecture-problems.ts';
import { catalogsNotLoaded } from './loaded-catalogs.ts';

it('the tree has no problem', () => {
  expect(architectureProblems(mockedContract)).toEqual([]);
});

describe('a problem is a sentence that names the file to edit', () => {
  it('of an operation without its parts', () => {
    const { getFeed } = operations(contract);
    const path = { get: { ...getFeed!, operationId: 'listSimilarProfiles' } };
    const changed = { ...contract, paths: { ...contract.paths, '/api/v1/profiles/similar': path } };
    expect(architectureProblems(changed)).toEqual([
      'listSimilarProfiles has no mock in mocks/src/handlers.ts.',
      'listSimilarProfiles has no handler in api/src/matching/*.handlers.ts.',
      'listSimilarProfiles has no case in tests/contract/matching.test.ts.',
      'listSimilarProfiles has no place in the story of tests/contract/examples.test.ts.',
      'listSimilarProfiles is not in tests/contract/blocks-as-departures.test.ts: send it after a block, or say that it depends on no other member.',
      expect.stringMatching(
        /^listSimilarProfiles has no authorization case for visitor .* in tests\/contract\/authorization-cases.ts\.$/,
      ),
    ]);
  });

  it('of an operation that the mocks alone answer: on a branch they suffice, on main they do not', () => {
    const { getFeed } = operations(contract);
    const path = { get: { ...getFeed!, operationId: 'listSimilarProfiles', 'x-mocks-only': true } };
    const changed = { ...contract, paths: { ...contract.paths, '/api/v1/profiles/similar': path } };
    const noMock = 'listSimilarProfiles has no mock in mocks/src/handlers.ts.';
    expect(architectureProblems(changed, { isMain: false })).toEqual([noMock]);
    expect(architectureProblems(changed, { isMain: true })).toEqual([
      noMock,
      'listSimilarProfiles is x-mocks-only in openapi/openapi.yaml: it can stay on a branch until the server has it, not on main.',
    ]);
    expect(operations(withoutMocksOnly(changed))).toEqual(operations(contract));
  });

  it.each([
    ['getFeed', ['400', '401', '403', '500', '503']],
    ['getProfile', ['404']],
    ['listModerationAudit', ['404']],
    ['sendProposal', ['400', '401', '403', '413', '415']],
    ['logout', ['403', '413', '415']],
  ])('of %s without its error responses', (operationId, statuses) => {
    for (const status of statuses)
      expect(architectureProblems(without(operationId, status))).toEqual([
        `${operationId} declares no ${status} in openapi/openapi.yaml.`,
      ]);
  });

  it('of an entry about the API without its day, and of a contract that is older than the newest', () => {
    const changed = (entries: string, day: string) =>
      daysMissing(
        { ...contract, info: { ...contract.info, 'x-changed': day } },
        `# Changelog\n\n## Unreleased\n\n${entries}\n\n## 1.0.0`,
      );
    const entries = '- Members: one.\n- Added (2026-11-28): two.\n- Fixed (2026-11-27): three.';
    expect(changed(entries, '2026-11-28')).toEqual([]);
    expect(changed(entries, '2026-11-27')).toEqual([
      'The newest entry about the API in CHANGELOG.md is of 2026-11-28: let x-changed of openapi/openapi.yaml say so.',
    ]);
    expect(changed(`${entries}\n- Fixed: four.`, '2026-11-28')).toEqual([
      'An entry about the API has no day, as in "Added (2026-11-27): ...", in CHANGELOG.md: - Fixed: four.',
    ]);
    expect(changed('', '2026-11-27')).toEqual([]);
    const old = { ...mockedContract, info: { ...contract.info, 'x-changed': '2026-11-21' } };
    expect(architectureProblems(old)).toEqual([expect.stringMatching(/^The newest entry about the API .* is of 2/)]);
  });

  it.each([
    [undefined, undefined, false],
    ['2027-01-01', undefined, false],
    [undefined, '2027-07-01', false],
    ['2027-01-01', '2027-06-30', false],
    ['2027-01-01', '2027-07-01', true],
  ])('of an operation that is deprecated since %s and ends on %s', (since, sunset, isRight) => {
    const changed = structuredClone(contract);
    const days = { ...(since && { 'x-deprecated-since': since }), ...(sunset && { 'x-sunset': sunset }) };
    Object.assign(operations(changed)['listStates']!, { deprecated: true, ...days });
    const sentence =
      'listStates is deprecated, so it needs x-deprecated-since and, six months later or more, x-sunset in openapi/openapi.yaml.';
    expect(architectureProblems(changed)).toEqual(isRight ? [] : [sentence]);
  });

  it('of a misspelt limit in x-messages', () => {
    const changed = structuredClone(contract);
    changed.components.schemas['ProfileCreationInput']!.properties!['aboutMe']!['x-messages'] = {
      maxLenght: 'Too long',
    };
    expect(architectureProblems(changed)).toEqual([
      'ProfileCreationInput.aboutMe has a sentence for "maxLenght" in x-messages of openapi/openapi.yaml, and no such limit.',
    ]);
  });

  it('of a field of the profile that nothing knows', () => {
    const changed = withField('ProfileCreationInput', 'hobby');
    expect(architectureProblems(changed)).toEqual([
      'hobby has no column in api/src/entities/profile.entity.ts.',
      'hobby is not in Profile of openapi/openapi.yaml (with x-owner-only if it is private).',
      'hobby has no control in web/src/profiles/profile-fields.ts.',
    ]);
  });

  it('of a field that is longer than its column or its response', () => {
    const changed = structuredClone(contract);
    const { ProfileCreationInput: request, Profile: response } = changed.components.schemas;
    request!.properties!['occupation']!.maxLength = 101;
    response!.properties!['occupation'] = { type: 'string', maxLength: 200 };
    response!.properties!['education'] = { type: 'string', maxLength: 99 };
    expect(architectureProblems(changed)).toEqual(
      ['education', 'occupation'].map(
        (field) =>
          `${field} of ProfileCreationInput has a greater maxLength than its column, or than Profile of openapi/openapi.yaml.`,
      ),
    );
  });

  it('of a field that others read, until somebody has written down that they may', () => {
    expect(architectureProblems(withField('ListedProfile', 'hobby'))).toEqual([
      'hobby is in ListedProfile of openapi/openapi.yaml, so others read it. If they may, name it in tests/contract/shown-fields.ts.',
    ]);
    const changed = structuredClone(contract);
    delete changed.components.schemas['Party']!.properties!['age'];
    expect(architectureProblems(changed)).toEqual([
      'age is not in Party of openapi/openapi.yaml any more: take it out of tests/contract/shown-fields.ts.',
    ]);
  });

  it('of a status that nothing knows, and of a reason without a migration', () => {
    const changed = structuredClone(contract);
    const { ProposalStatus, ProposalStatusChange, ReportReason } = changed.components.schemas;
    ProposalStatus!.enum!.push('WITHDRAWN');
    ReportReason!.enum!.push('HOBBY');
    const unchosen = 'is not in ProposalStatusChange of openapi/openapi.yaml: add it there if members choose it.';
    const others = [
      'WITHDRAWN needs a row in openapi/rules/proposal.ts, and a status there that it follows.',
      'WITHDRAWN has no row in web/src/proposals/status-view.ts.',
      ...[
        'tests/contract/proposal-status.test.ts',
        'openapi/rules/proposal.test.ts',
        'web/src/proposals/status-view.test.ts',
        'web/src/proposals/ProposalsPage.test.tsx',
      ].map((file) => `WITHDRAWN is not in ${file}: say there what is expected of it.`),
      'HOBBY of ReportReason is in no migration: run npm run migration.',
      'WITHDRAWN of ProposalStatus is in no migration: run npm run migration.',
    ];
    expect(architectureProblems(changed)).toEqual([`WITHDRAWN ${unchosen}`, ...others]);
    // A transition leads to ACCEPTED, so members choose it.
    const { status } = ProposalStatusChange!.properties!;
    status!.enum = status!.enum!.map((each) => (each === 'ACCEPTED' ? 'WITHDRAWN' : each));
    expect(architectureProblems(changed)).toEqual([`ACCEPTED ${unchosen}`, ...others]);
  });

  it('of a screen without its page and its states', () => {
    expect(architectureProblems(contract, { paths: ['/no-such-screen'] })).toEqual([
      '/no-such-screen has no page in web/src/app/routes.tsx.',
      '/no-such-screen has no row in tests/screen-states.ts: name its stories of loading, empty, failed and full.',
    ]);
  });

  it('of an optional field that cannot be emptied', () => {
    const changed = structuredClone(contract);
    changed.components.schemas['ProfileCreationInput']!.properties!['annualIncome']!.type = 'number';
    expect(architectureProblems(changed)).toEqual([
      'annualIncome can never be emptied again: an absent field keeps its value, so allow null in openapi/openapi.yaml.',
    ]);
  });

  it('of a page that does not load the catalog of its messages', () => {
    const routes = readFileSync(join(import.meta.dirname, '../web/src/app/routes.tsx'), 'utf8');
    const [problem] = catalogsNotLoaded(routes.replace("    catalog: 'community',\n", ''));
    expect(problem).toMatch(
      /^\/community shows messages of web\/src\/community\/.* name it in web\/src\/app\/routes.tsx/,
    );
  });

  it('of a field of the preferences that nothing knows', () => {
    expect(architectureProblems(withField('Preferences', 'hobbies'))).toEqual([
      'hobbies has no column in api/src/entities/preferences.entity.ts.',
    ]);
    expect(architectureProblems(withField('PreferencesInput', 'preferredHobbies'))).toEqual([
      'preferredHobbies has no control in web/src/profiles/profile-fields.ts.',
    ]);
  });
});

function operations({ paths }: Contract): Record<string, Operation> {
  return Object.fromEntries(Object.values(paths).flatMap((item) => Object.values(item).map((o) => [o.operationId, o])));
}

function without(operationId: string, status: string): Contract {
  const changed = structuredClone(contract);
  delete operations(changed)[operationId]!.responses[status];
  return changed;
}

function withField(schema: string, field: string): Contract {
  const changed = structuredClone(contract);
  changed.components.schemas[schema]!.properties![field] = { type: ['string', 'null'], maxLength: 50 };
  return changed;
}
