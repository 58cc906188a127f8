import {
  operationsOf,
  requiredStageOf,
  resolve,
  successOf,
  type Content,
  type Contract,
  type Operation,
  type Schema,
} from '../openapi-document.ts';
import type { RequiredStage } from '../rules/onboarding.ts';

/** Whether the caller sends the values, who must not be asked for more, or receives them, who must not get less. */
type Direction = 'request' | 'response';

const atMost = ['maxLength', 'maximum', 'maxItems'] as const;
const atLeast = ['minLength', 'minimum', 'minItems'] as const;

/**
 * Every change by which a client of the published contract breaks, as a sentence. oasdiff is a Go program whose npm package is empty, and
 * openapi-diff does not read OpenAPI 3.1; neither knows which onboarding stage lets in more callers.
 */
export function breakingChanges(published: Contract, current: Contract): string[] {
  const now = new Map(operationsOf(current).map((each) => [each.operation.operationId, each]));
  return operationsOf(published).flatMap(({ method, path, operation: before }) => {
    const found = now.get(before.operationId);
    if (!found) return [`${before.operationId} was removed.`];
    const after = found.operation;
    const moved = found.method === method && found.path === path ? [] : [`${before.operationId} has moved.`];
    const changes = [
      ...(admitsAll(requiredStageOf(before), requiredStageOf(after)) ? [] : ['requires another stage']),
      ...(successOf(before) === successOf(after) ? [] : ['succeeds with another status']),
      ...parameterChanges(published, current, before, after),
      ...bodyChanges(published, current, before, after),
    ];
    return [...moved, ...changes.map((change) => `${before.operationId} ${change}.`)];
  });
}

/** Whether everybody who could call an operation still can. */
function admitsAll(before: RequiredStage, after: RequiredStage): boolean {
  return before === after || (before === 'verified' && after === 'proved');
}

function parameterChanges(published: Contract, current: Contract, before: Operation, after: Operation): string[] {
  const known = (before.parameters ?? []).map((each) => resolve(published, each));
  const present = (after.parameters ?? []).map((each) => resolve(current, each));
  const removed = known.filter(({ name }) => !present.some((each) => each.name === name));
  const demanded = present.filter(
    ({ name, required }) => required && !known.some((each) => each.name === name && each.required),
  );
  const changed = known.flatMap(({ name, schema }) => {
    const same = present.find((each) => each.name === name);
    return same ? schemaChanges([published, schema], [current, same.schema], 'request', `parameter ${name}`) : [];
  });
  return [
    ...removed.map(({ name }) => `no longer takes the parameter ${name}`),
    ...demanded.map(({ name }) => `demands the parameter ${name}`),
    ...changed,
  ];
}

function bodyChanges(published: Contract, current: Contract, before: Operation, after: Operation): string[] {
  const [sent, taken] = [before, after].map((each, index) => {
    const contract = index === 0 ? published : current;
    return each.requestBody && schemaIn(resolve(contract, each.requestBody).content);
  });
  const [promised, given] = [before, after].map((each, index) => {
    const contract = index === 0 ? published : current;
    return schemaIn(resolve(contract, each.responses[String(successOf(each))]!).content);
  });
  return [
    ...(sent && taken ? schemaChanges([published, sent], [current, taken], 'request', 'body') : []),
    ...(!sent && taken ? ['demands a body'] : []),
    ...(promised && given ? schemaChanges([published, promised], [current, given], 'response', 'response') : []),
    ...(promised && !given ? ['has no response body any more'] : []),
  ];
}

const schemaIn = (content: Content | undefined) => content?.['application/json']?.schema;

type Located = [Contract, Schema];

function schemaChanges(published: Located, current: Located, direction: Direction, at: string): string[] {
  const before = resolve(...published);
  const after = resolve(...current);
  const types = (schema: Schema) => [schema.type ?? []].flat().toSorted().join();
  const changes =
    types(before) === types(after)
      ? limitChanges(before, after, direction, at)
      : [typeChange(before, after, direction, at)];
  const inner =
    before.items && after.items
      ? schemaChanges([published[0], before.items], [current[0], after.items], direction, `${at}[]`)
      : [];
  const names = Object.keys(before.properties ?? {});
  const properties = names.flatMap((name) => {
    const part = after.properties?.[name];
    if (!part) return [`${direction === 'request' ? 'no longer takes' : 'no longer sends'} ${at}.${name}`];
    return schemaChanges([published[0], before.properties![name]!], [current[0], part], direction, `${at}.${name}`);
  });
  const [strict, loose] = direction === 'request' ? [after, before] : [before, after];
  const required = (strict.required ?? []).filter((name) => !loose.required?.includes(name));
  const known = direction === 'request' ? required : required.filter((name) => after.properties?.[name]);
  const sentence = direction === 'request' ? 'demands' : 'may leave out';
  return [...changes.filter(Boolean), ...inner, ...properties, ...known.map((name) => `${sentence} ${at}.${name}`)];
}

/** Another type; a request may take null as well. */
function typeChange(before: Schema, after: Schema, direction: Direction, at: string): string {
  const [narrow, wide] = (direction === 'request' ? [before, after] : [after, before]).map((each) =>
    [each.type ?? []].flat(),
  );
  return narrow!.every((type) => wide!.includes(type)) ? '' : `has another type of ${at}`;
}

/** What a client that knows every value of an enumeration cannot know: another value, or that there will be some. */
function unknownValues(before: Schema, after: Schema, at: string): string[] {
  if (!before.enum || before['x-may-grow']) return [];
  if (!after.enum || after['x-may-grow']) return [`may send any value as ${at}`];
  const known = before.enum;
  return after.enum.filter((value) => !known.includes(value)).map((value) => `may send ${value} as ${at}`);
}

/** Limits that became narrower for the sender, or values that the receiver does not know. */
function limitChanges(before: Schema, after: Schema, direction: Direction, at: string): string[] {
  const values =
    direction === 'request' ? (before.enum ?? []).filter((value) => after.enum && !after.enum.includes(value)) : [];
  const gone = values.map((value) => `no longer takes ${value} in ${at}`);
  if (direction === 'response') return unknownValues(before, after, at);
  const narrower = [
    ...atMost.filter((limit) => (after[limit] ?? Infinity) < (before[limit] ?? Infinity)),
    ...atLeast.filter((limit) => (after[limit] ?? -Infinity) > (before[limit] ?? -Infinity)),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? ['pattern'] : []),
    ...(after.enum && !before.enum ? ['enum'] : []),
  ];
  return [...gone, ...narrower.map((limit) => `has a narrower ${limit} of ${at}`)];
}
