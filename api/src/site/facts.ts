import { versionOf } from '@mithaq/openapi/contract-version.ts';
import type { Contract } from '@mithaq/openapi/openapi-document.ts';
import { operationsOf, requiredStageOf, resolve } from '@mithaq/openapi/openapi-document.ts';
import { openResponses } from '@mithaq/openapi/open-schemas.ts';
import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import type { Quota } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { consentProblem } from '@mithaq/openapi/rules/consent.ts';
import { defaultLimits } from '@mithaq/openapi/rules/limits.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import type { Operator } from '@mithaq/openapi/rules/operator.ts';
import { proofMinutes } from '@mithaq/openapi/rules/phone-proof.ts';
import { fieldErrorGuide, problemGuide } from '@mithaq/openapi/rules/problem-guide.ts';
import { problemDetails, problems, quotaMessages } from '@mithaq/openapi/rules/problems.ts';
import {
  activeStatuses,
  isContactShared,
  laterStatuses,
  partiesOf,
  transitions,
} from '@mithaq/openapi/rules/proposal.ts';
import { moderatorSessionHours, sessionDays } from '../entities/session.entity.ts';
import { escaped } from './page.ts';

/** What the guides say that the contract, the rules and the configuration know: Markdown, by the name in `<!-- generated: name -->`. */
export function factsOf(contract: Contract, operator: Operator): Record<string, string> {
  return {
    operator: `${escaped(operator.name)}, [${escaped(operator.contactEmail)}](mailto:${operator.contactEmail})`,
    'session-lifetimes': `A session ends after ${sessionDays.idle} days without use, and ${sessionDays.absolute} days after the sign-in in any case. That of a moderator ends ${moderatorSessionHours} hours after the sign-in.`,
    stages: table(['`security`', 'What the caller needs', 'Operations'], stageRows(contract)),
    'phone-rules': `The signature (RS256, with the keys of the identity service), the issuer and the audience of the project, phone sign-in as the provider, the number (it equals the one in the body), the age (at most ${proofMinutes} minutes since the code was typed), and that this confirmation was not used before.`,
    'phone-faults': table(
      ['`params.proof`', 'What it means'],
      (operation(contract, 'recordVerifiedPhone')['x-problems'] ?? [])
        .filter(({ params }) => params?.proof)
        .map(({ params, when }) => [`\`${params!.proof}\``, when]),
    ),
    'problem-example': `\`\`\`json\n${JSON.stringify(problemDetails({ code: 'phone-unverified' }, '3f1c9a52-7d0b-4a53-9c2e-5b8f6a1d2e47'), null, 2)}\n\`\`\``,
    'consent-example': `\`\`\`json\n${JSON.stringify(problemDetails(consentProblem(null, true)!, '3f1c9a52-7d0b-4a53-9c2e-5b8f6a1d2e47'), null, 2)}\n\`\`\``,
    problems: table(
      ['Status', 'Code', 'Why'],
      Object.entries(problems)
        .toSorted(([, a], [, b]) => a.status - b.status)
        .map(([code, { status }]) => [
          String(status),
          `[\`${code}\`](/problems/${code})`,
          problemGuide[code as keyof typeof problemGuide].cause, // both tables have every code
        ]),
    ),
    'field-errors': table(
      ['`code`', 'What it means'],
      Object.entries(fieldErrorGuide).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
    'notification-kinds': table(
      ['`kind`', 'What the member reads'],
      Object.entries(notificationRules).map(([kind, { words }]) => [`\`${kind}\``, words]),
    ),
    paging: table(['List', '`limit`', 'without it'], pagingRows(contract)),
    limits: table(
      ['Limit', 'Size', 'What a member reads'],
      Object.entries(defaultLimits).map(([quota, limit]) => [
        `\`${quota}\``,
        String(limit),
        quotaMessages[quota as Quota].replace('{limit}', String(limit)), // the keys of defaultLimits
      ]),
    ),
    transitions: table(
      ['From', 'To', 'Who may choose it'],
      transitions.map(([from, to]) => [
        `\`${from}\``,
        `\`${to}\``,
        partiesOf(from, to)
          .map((role) => `\`${role}\``)
          .join(', '),
      ]),
    ),
    'if-match': table(
      ['Change', 'Whose `ETag` it takes'],
      operationsOf(contract).flatMap(({ method, path, operation: { 'x-version-of': read } }) =>
        read ? [[`\`${method} ${path}\``, `\`GET ${pathOf(contract, read)}\``]] : [],
      ),
    ),
    'active-statuses': `Active is ${codes(activeStatuses)}.`,
    'shared-statuses': codes(laterStatuses.filter(isContactShared)),
    visibility: table(
      [
        'Field of a profile',
        'Owner',
        'Party of a proposal',
        'Other members, on the profile',
        'Other members, in lists',
      ],
      visibilityRows(contract),
    ),
    growing: growingEnumerations(contract),
    deprecated: deprecatedOperations(contract),
    version: `This is version \`${versionOf(contract)}\` of the contract (\`info.version\` of [openapi.json](/api/openapi.json)).`,
  };
}

function operation(contract: Contract, operationId: string) {
  return found(contract, operationId).operation;
}

function pathOf(contract: Contract, operationId: string) {
  return found(contract, operationId).path;
}

function found(contract: Contract, operationId: string) {
  return operationsOf(contract).find((each) => each.operation.operationId === operationId)!; // the tests name existing ones
}

function deprecatedOperations(contract: Contract): string {
  const rows = operationsOf(contract)
    .filter((each) => each.operation.deprecated)
    .map(({ method, path, operation: { 'x-deprecated-since': since, 'x-sunset': sunset } }) => [
      `\`${method} ${path}\``,
      since!, // `npm run check` demands both days
      sunset!,
    ]);
  return rows.length > 0 ? table(['Operation', 'Deprecated since', 'Ends'], rows) : 'No operation is deprecated now.';
}

/** The enumerations with a name, by whether a response may have other values one day. */
function growingEnumerations(contract: Contract): string {
  const published = structuredClone(contract);
  const received = openResponses(published);
  const { schemas } = published.components;
  const named = [...received].filter((name) => schemas[name]!.enum).toSorted();
  const names = (grows: boolean) =>
    named
      .filter((name) => Boolean(schemas[name]!['x-may-grow']) === grows)
      .map((name) => `\`${name}\``)
      .join(', ');
  return `These may grow: ${names(true)}. These do not: ${names(false)}. The [reference](/api/docs/reference/) says it of each, also of those without a name.`;
}

const stageNames = {
  public: ['none', 'Nothing.'],
  account: ['`session: [account]`', 'A session. The account may be suspended.'],
  session: ['`session: []`', 'A session.'],
  complete: ['`session: [complete]`', 'A profile as well.'],
  proved: [
    '`session: [proved]`',
    'A profile, and a phone number that was verified. A new one may wait to be confirmed.',
  ],
  verified: ['`session: [verified]`', 'A profile and a verified phone number.'],
  moderator: ['`session: [moderator]`', 'An account that the operator has made a moderator.'],
} as const;

function stageRows(contract: Contract): string[][] {
  return Object.entries(stageNames).map(([stage, [security, meaning]]) => {
    const of = operationsOf(contract).filter((each) => requiredStageOf(each.operation) === stage);
    return [security, meaning, String(of.length)];
  });
}

/** Every list whose pages have a size that the caller chooses. */
function pagingRows(contract: Contract): string[][] {
  return operationsOf(contract).flatMap(({ method, path, operation: { parameters = [] } }) => {
    const limit = parameters.map((each) => resolve(contract, each)).find(({ name }) => name === 'limit');
    const schema = limit && resolve(contract, limit.schema);
    return schema ? [[`\`${method} ${path}\``, `${schema.minimum} to ${schema.maximum}`, String(schema.default)]] : [];
  });
}

function visibilityRows(contract: Contract): string[][] {
  const known: readonly string[] = responseFields.Profile;
  const listed: readonly string[] = responseFields.ListedProfile;
  return Object.keys(contract.components.schemas['Profile']!.properties!).map((field) => {
    const shown = (fields: readonly string[]) => {
      if (!fields.includes(field)) return 'no';
      return field === 'dateOfBirth' ? 'year only' : 'yes';
    };
    // The one field that a proposal adds.
    const onProfile = field === 'fullName' ? 'no' : shown(known);
    return [`\`${field}\``, 'yes', shown(known), onProfile, shown(listed)];
  });
}

function codes(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(' or ');
}

function table(head: string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
