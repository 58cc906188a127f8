import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { versionOf } from '../contract-version.ts';
import { openResponses } from '../open-schemas.ts';
import { operationsOf, successOf, type Contract } from '../openapi-document.ts';
import { preferencesInputOf } from '../rules/preferences-input.ts';
import { operationTypes } from './operations.ts';

const readme = (made: string) => `# @mithaq/client

A client of the Mithaq API: the types of every operation, and a function for each over \`fetch\`. No dependencies. Made from the contract ${made}
(\`info.version\` and \`info.x-changed\`). Like Mithaq it is proprietary (\`UNLICENSED\`): for terms write to the operator of the server, \`info.contact\` of its contract.

\`\`\`ts
import { createClient, MithaqError } from '@mithaq/client';

const mithaq = createClient({ baseUrl: 'https://address-of-your-server', headers: { cookie } });
const { data, headers } = await mithaq.getFeed({ query: { limit: 9 } });
\`\`\`

A local server prints its address when it starts. \`cookie\` is the header of a session, "name=value", where the name is \`mithaq_session\`, over
https \`__Host-mithaq_session\`. The quick start of the guides (\`/api/docs/quick-start\`) has a sample for Node that signs in and returns it. With \`curl\` it is in a
file, in a line that begins with \`#HttpOnly_\` and is no comment. This takes it from there, for \`process.env.COOKIE\`:

\`\`\`sh
export COOKIE=$(awk '$6 ~ /mithaq_session$/ { print $6 "=" $7 }' maryam.txt)
\`\`\`

A request has \`params\` (of the path), \`query\`, \`body\`, \`headers\` such as \`if-match\` and \`idempotency-key\`, and a \`signal\` that cancels it. A response has \`data\`,
\`status\` and \`headers\`; what is no success is thrown as a \`MithaqError\` with the \`problem\`, and so
is an answer that is not Mithaq's, such as a proxy's page, without one. With \`if-none-match\` the status may be 304, with no data. In a browser
leave out \`headers\`: the cookie goes by itself.

## Pages

While another page follows, the header \`link\` has its address, and of most lists the response has its cursor:

\`\`\`ts
let cursor = '';
do {
  const { data: page } = await mithaq.getFeed({ query: { limit: 9, ...(cursor && { cursor }) } });
  for (const { firstName } of page.data) console.log(firstName);
  cursor = page.nextCursor ?? '';
} while (cursor);
\`\`\`

## A change that overwrites no other

With the \`etag\` of what was read, a change is made only while that is what is stored. Its answer has the \`etag\` for the next change:

\`\`\`ts
const stored = await mithaq.getFamilySharing();
const seen = stored.headers.get('etag') ?? '';
try {
  await mithaq.allowFamilySharing({ body: { isAllowed: !stored.data.isAllowed }, headers: { 'if-match': seen } });
} catch (error) {
  if (!(error instanceof MithaqError) || error.status !== 412) throw error;
  // Another device was faster: read again, and ask the member what to keep. The present version is in the answer.
  console.log(error.problem?.code, error.headers.get('etag'));
}
\`\`\`

## A profile that is changed

What was read cannot be sent as it is: some names differ, and some fields are the server's. \`toUpdate\` makes the request of it, for a change of some fields:

\`\`\`ts
import { toUpdate } from '@mithaq/client';

const own = await mithaq.getCurrentUserProfile();
const body = toUpdate(own.data);
body.profileCreationInput.aboutMe = 'I hope for a home that is gentle.';
await mithaq.updateProfile({ body, headers: { 'if-match': own.headers.get('etag') ?? '' } });
\`\`\`

An optional field of the profile that is absent keeps its value. \`toUpdate\` leaves out \`firstName\` and \`heightCm\`: they stay while the full name
and the height do. Preferences are replaced: absent ones are emptied, but for \`preferredFacts\`, which stay.

## A request that is sent again

With an \`idempotency-key\` a request may be sent again until its answer arrives: it is carried out once. The key stays the same.

\`\`\`ts
async function untilAnswered<T>(send: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const retryAfter = error instanceof MithaqError ? error.headers.get('retry-after') : null;
    // A lost connection is a TypeError. No waiting helps where a request was canceled, or is refused without \`retry-after\`.
    const mayHelp = error instanceof MithaqError ? error.status >= 500 || retryAfter : error instanceof TypeError;
    // The server names seconds; a proxy may name a date, which counts as nothing named.
    const seconds = Math.max(2 ** (tries - 1), Number(retryAfter) || 0);
    // A limit of the day ends after hours, for which nobody waits: the member reads the problem.
    if (!mayHelp || tries === 3 || seconds > 60) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return untilAnswered(send, tries + 1);
  }
}

const command = { body: { receiverProfileId }, headers: { 'idempotency-key': crypto.randomUUID() } };
const { data: proposal } = await untilAnswered(() => mithaq.sendProposal(command));
console.log(proposal.status);
\`\`\`

## Enumerations

An enumeration that may get more values (\`x-may-grow\` in the contract) has \`| (string & {})\` in responses: give its \`switch\` a \`default\`.
In requests the same enumeration is closed: its type has the known values alone, and another one is 400.
`;

/** Not in a request of `toUpdate`: they may contradict another full name and another height, and without them the stored ones stay as long as they can. */
const following = new Set(['firstName', 'heightCm']);

/** The fields of the own profile that a request has as well. */
function fieldsToUpdate({ components: { schemas } }: Contract): string[] {
  const { properties: read = {} } = schemas['Profile']!;
  const { properties: sent = {} } = schemas['ProfileCreationInput']!;
  return Object.keys(sent).filter((name) => name in read && !following.has(name));
}

const script = (
  operations: Record<string, [method: string, path: string, success: number]>,
  profileFields: string[],
) => `// Generated from openapi.yaml.
const operations = ${JSON.stringify(operations)};
const profileFields = ${JSON.stringify(profileFields)};

/** What was read of the own profile and preferences, as the body of a change. */
export function toUpdate({ profile, preferences }) {
  const known = profileFields.filter((name) => profile[name] !== undefined).map((name) => [name, profile[name]]);
  return {
    profileCreationInput: { profileId: profile.id, ...Object.fromEntries(known) },
    preferencesInput: preferencesInputOf(preferences),
  };
}

${withoutTypes(preferencesInputOf)}

/** What is thrown for a response that is no success. */
export class MithaqError extends Error {
  constructor(problem, status, headers) {
    super(problem?.detail ?? \`Status \${status} with \${headers.get('content-type') ?? 'no content'}, not an answer of Mithaq\`);
    this.name = 'MithaqError';
    Object.assign(this, { problem, status, headers });
  }
}

/** A function for each operation. */
export function createClient({ baseUrl = '', fetch = globalThis.fetch, headers: always = {} } = {}) {
  const origin = baseUrl.replace(/\\/$/, '');
  const send = async ([method, path, success], { params = {}, query = {}, body, headers = {}, signal } = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().filter((each) => each !== undefined).map((each) => [name, String(each)]),
      ),
    );
    const filled = path.replace(/\\{(\\w+)\\}/g, (_all, name) => encodeURIComponent(params[name]));
    const response = await fetch(origin + filled + (search.size > 0 ? \`?\${search}\` : ''), {
      method,
      credentials: 'same-origin',
      redirect: 'manual',
      signal,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...always, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const hasJson = /^application\\/(problem\\+)?json/.test(response.headers.get('content-type') ?? '');
    const data = hasJson ? await response.json() : null;
    const { status } = response;
    // A proxy or another server may answer in place of Mithaq.
    const isSuccess = status === 304 || (status === success && (hasJson || ![200, 201].includes(status)));
    if (!isSuccess) throw new MithaqError(data, status, response.headers);
    return { data, status, headers: response.headers };
  };
  return Object.fromEntries(Object.entries(operations).map(([name, at]) => [name, (request) => send(at, request)]));
}
`;

/** The source of a function. Node leaves blanks where its types were. */
function withoutTypes(written: (value: never) => unknown): string {
  return String(written)
    .replaceAll(/ +(?=\))/g, '')
    .replaceAll(/ {2,}(?=\{$)/gm, ' ');
}

const declarations = `
type Part<Name extends string, Value> = Value extends null
  ? { [K in Name]?: undefined }
  : {} extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** The headers that an operation refuses or ignores unless it names them. */
type Untaken<Taken> = { [K in Exclude<'if-match' | 'idempotency-key', Taken> as K | Spelled[K]]?: undefined };
type Spelled = { 'if-match': 'If-Match'; 'idempotency-key': 'Idempotency-Key' };

/** What an operation is called with. */
export type RequestOf<K extends keyof Operations> = Part<'params', Operations[K]['params']> &
  Part<'query', Operations[K]['query']> &
  Part<'body', Operations[K]['body']> & {
    headers?: Operations[K]['headers'] & Untaken<keyof Operations[K]['headers']> & { [name: string]: string | undefined };
    /** Cancels the request. */
    signal?: AbortSignal;
  };

/** A response of success. Without a body it has no data. */
export interface ResponseOf<K extends keyof Operations> {
  data: Operations[K]['response'];
  status: Operations[K]['status'];
  headers: Headers;
}

/** Nothing has changed since the response whose \`etag\` was sent as \`if-none-match\`. */
export interface NotModified {
  data: null;
  status: 304;
  headers: Headers;
}

/** A function for each operation; what is no success is thrown as a MithaqError. */
export type Client = {
  [K in keyof Operations]: {
    (request: RequestOf<K> & { headers: { 'if-none-match': string } }): Promise<ResponseOf<K> | NotModified>;
    (...request: {} extends RequestOf<K> ? [RequestOf<K>?] : [RequestOf<K>]): Promise<ResponseOf<K>>;
  };
};

export declare class MithaqError extends Error {
  readonly problem: Problem | null;
  readonly status: number;
  readonly headers: Headers;
}

export interface ClientOptions {
  /** The address of the server; by default the origin of the page. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every request: outside of a browser, the cookie. */
  headers?: Record<string, string>;
}

export declare function createClient(options?: ClientOptions): Client;

/**
 * What was read of the own profile and preferences, as the body of a change. \`firstName\` and \`heightCm\` are left out: the stored ones
 * stay while the full name and the height do.
 */
export declare function toUpdate(own: Pick<ProfileAndPreferences, 'profile' | 'preferences'>): Operations['updateProfile']['body'];
`;

/** Writes a client of the contract as a package, types and a function for each operation, and packs it beside the folder. */
export async function writeClientPackage(contract: Contract, folder: string): Promise<void> {
  const made = `${versionOf(contract)} of ${contract.info['x-changed']}`;
  const manifest = {
    name: '@mithaq/client',
    version: contract.info.version,
    description: `A client of the Mithaq API, from its contract ${made}`,
    license: 'UNLICENSED',
    type: 'module',
    exports: { types: './index.d.ts', default: './index.js' },
    files: ['index.js', 'index.d.ts'],
    sideEffects: false,
  };
  const operations = operationsOf(contract).map(({ method, path, operation }) => [
    operation.operationId,
    [method, path, successOf(operation)],
  ]);
  const published = structuredClone(contract);
  openResponses(published);
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/package.json`, JSON.stringify(manifest, null, 2)),
    writeFile(`${folder}/README.md`, readme(made)),
    writeFile(
      `${folder}/index.js`,
      script(Object.fromEntries(operations) as Parameters<typeof script>[0], fieldsToUpdate(contract)),
    ), // pairs of texts
    writeFile(`${folder}/index.d.ts`, (await operationTypes(published, 'client')) + declarations),
  ]);
  // npm gives all files one date, so the same contract makes the same archive.
  const pack = ['pack', '--silent', '--ignore-scripts', '--offline', `--pack-destination=${folder}/..`, folder];
  await promisify(execFile)('npm', pack);
  await rename(`${folder}/../mithaq-client-${manifest.version}.tgz`, `${folder}.tgz`);
}
