import { execFileSync } from 'node:child_process';
import { expectTypeOf, expect, it } from 'vitest';
import { contract } from '../generated/openapi.ts';
import type { Operations } from '../generated/types/index.d.ts';

it('npm packs the types of the contract', () => {
  const folder = new URL('../generated/types', import.meta.url);
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as
    | { name: string; version: string; files: { path: string }[] }[]
    | Record<string, { name: string; files: { path: string }[] }>;
  const [found] = Object.values(packed);
  expect(found).toMatchObject({ name: '@mithaq/api-types', version: contract.info.version });
  expect(found!.files.map(({ path }) => path).toSorted()).toEqual(['README.md', 'index.d.ts', 'package.json']);
});

it('a client may leave out a parameter that has a default', () => {
  expectTypeOf<{ page: number }>().toExtend<Operations['getFeed']['query']>();
  expectTypeOf<{ page: string }>().not.toExtend<Operations['getFeed']['query']>();
  expectTypeOf<{ id?: string }>().not.toExtend<Operations['getProfile']['params']>();
});
