import { sessionTokens } from '../auth/session-tokens.ts';
import { readConfig } from '../platform/config.ts';
import { keyedHashes } from '../platform/keyed-hashes.ts';

/** The tokens of a server without a HASH_KEY, for tests and benchmarks that write sessions into its database. */
export const localTokens = sessionTokens(keyedHashes(readConfig({}).hashKeys).cookieKeys());
