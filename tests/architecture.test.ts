import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Profile } from '@mithaq/api/src/profiles/profile.entity.ts';
import { operationsOf, requiredStageOf } from '@mithaq/openapi/generate/openapi-document.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { describe, expect, it } from 'vitest';
import { authorizationCases, missingCases } from './contract/authorization-cases.ts';

/** Checks of the tree that dependency-cruiser and knip cannot make. Each failure names the file to edit. */
const root = path.join(import.meta.dirname, '..');
const operations = operationsOf(contract);
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');
const readAll = (pattern: string) => globSync(pattern, { cwd: root }).toSorted().map(read).join('\n');

describe('every operation', () => {
  it('has a handler', () => {
    const missing = operations
      .filter(({ operation: { operationId, tags } }) => !defines(read(handlersOf(tags[0])), operationId))
      .map(
        ({ operation: { operationId, tags } }) => `${operationId} has no handler: add it to ${handlersOf(tags[0])}.`,
      );
    expect(missing).toEqual([]);
  });

  it('has a mock', () => {
    const mocks = readAll('mocks/src/!(*.test).ts');
    const missing = operations
      .filter(({ operation }) => !defines(mocks, operation.operationId))
      .map(({ operation }) => `${operation.operationId} has no mock: add it to mocks/src/handlers.ts.`);
    expect(missing).toEqual([]);
  });

  it('is called by a contract test', () => {
    const calls = withoutTitles(readAll('tests/contract/*.test.ts'));
    const missing = operations
      .filter(({ operation }) => !calls.includes(`'${operation.operationId}'`))
      .map(({ operation: { operationId, tags } }) => {
        const file = `tests/contract/${tags[0]}.test.ts`;
        return `No contract test calls ${operationId}: add a case to ${file}.`;
      });
    expect(missing).toEqual([]);
  });

  it('has an authorization case for every kind of caller', () => {
    const operationIds = operations.map(({ operation }) => operation.operationId);
    expect(missingCases(operationIds, authorizationCases)).toEqual([]);
  });

  it('declares 401 when it requires a session, and 403 when it requires a profile', () => {
    const wrong = operations.flatMap(({ operation }) => {
      const stage = requiredStageOf(operation);
      const expected = [
        ...(stage === 'public' ? [] : ['401']),
        ...(stage === 'complete' || stage === 'verified' ? ['403'] : []),
      ];
      return missingResponses(operation, expected);
    });
    expect(wrong).toEqual([]);
  });

  it('that changes data declares 400, 403, 413 and 415', () => {
    const wrong = operations
      .filter(({ method }) => method !== 'GET')
      .flatMap(({ operation }) => missingResponses(operation, ['400', '403', '413', '415']));
    expect(wrong).toEqual([]);
  });
});

describe('every field of the profile request', () => {
  const request = contract.components.schemas['ProfileCreationInput']!.properties!;
  const response = contract.components.schemas['Profile']!.properties!;
  const fields = Object.keys(request).filter((field) => field !== 'profileId'); // the server makes it

  it('has a column', () => {
    const columns = Object.keys(Profile.meta.properties);
    const missing = fields
      .filter((field) => !columns.includes(field))
      .map((field) => `${field} has no column: add it to api/src/profiles/profile.entity.ts.`);
    expect(missing).toEqual([]);
  });

  it('is in the response to its owner', () => {
    const missing = fields
      .filter((field) => !(field in response))
      .map(
        (field) =>
          `${field} is in no response: add it to Profile in openapi/openapi.yaml, with x-owner-only if it is private.`,
      );
    expect(missing).toEqual([]);
  });

  it('that has x-messages is in the form', () => {
    const form = read('web/src/profiles/profile-fields.ts');
    const missing = fields
      .filter((field) => request[field]!['x-messages'] && field !== 'phoneNumber') // it has a page of its own
      .filter((field) => !form.includes(`'profileCreationInput.${field}'`))
      .map((field) => `${field} has no control: add it to web/src/profiles/profile-fields.ts.`);
    expect(missing).toEqual([]);
  });
});

it('Git tracks no generated file', () => {
  const { status, stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const tracked = status === 0 ? stdout.split('\n') : []; // a copy without Git tracks nothing
  const generated = tracked.filter((file) =>
    /(^|\/)(generated|dist|\.data|\.screens|node_modules|storybook-static)\//.test(file),
  );
  expect(generated.map((file) => `${file} is generated: run git rm --cached ${file}.`)).toEqual([]);
});

function handlersOf(tag: string): string {
  return `api/src/${tag}/${tag}.handlers.ts`;
}

/** Whether the source has a property or method with this name. */
function defines(source: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b *[:(,]`).test(source);
}

/** The source without comments and titles. */
function withoutTitles(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')
    .replace(/\b(?:test|it|describe)(?:\.\w+\([^)]*\))?\(\s*(['"`]).*?\1/g, '');
}

function missingResponses(operation: { operationId: string; responses: object }, expected: string[]): string[] {
  return expected
    .filter((status) => !(status in operation.responses))
    .map((status) => `${operation.operationId} declares no ${status}: add it in openapi/openapi.yaml.`);
}
