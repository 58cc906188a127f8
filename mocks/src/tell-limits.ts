import { withRateLimits } from '@mithaq/openapi/rules/limits.ts';

/** Adds what is left of limits to what the response tells already. */
export function tellLimits(headers: Headers, added: Record<string, string>): void {
  for (const [name, value] of Object.entries(withRateLimits((each) => headers.get(each), added)))
    headers.set(name, value);
}
