import { sessionTokens } from '../auth/session-tokens.ts';
import { readConfig } from '../server/config.ts';
import { keyedHashes } from '../server/keyed-hashes.ts';

/** The tokens of a server without a HASH_KEY, for tests and benchmarks that write sessions into its database. */
export const localTokens = sessionTokens(keyedHashes(readConfig({}).hashKeys).cookieKeys());
