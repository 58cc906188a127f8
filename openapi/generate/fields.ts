import type { Contract } from '../openapi-document.ts';

/** The names of the fields in the requests and responses about a profile, so that backends store and send exactly those. */
export function responseFields(contract: Contract): string {
  const properties = (schema: string) => Object.entries(contract.components.schemas[schema]!.properties ?? {});
  const names = (entries: ReturnType<typeof properties>) => JSON.stringify(entries.map(([name]) => name));
  const profile = properties('Profile');
  return `// Generated from openapi.yaml by generate.ts.

/** The fields of each response schema; \`Profile\` without those that only the owner receives (x-owner-only). */
export const responseFields = {
  ListedProfile: ${names(properties('ListedProfile'))},
  Profile: ${names(profile.filter(([, schema]) => !schema['x-owner-only']))},
  Party: ${names(properties('Party'))},
  SharedProfile: ${names(properties('SharedProfile'))},
  SharedPreferences: ${names(properties('SharedPreferences'))},
  ownerOnly: ${names(profile.filter(([, schema]) => schema['x-owner-only']))},
} as const;

/** The fields of the response about preferences; apart, since few pages of the client need them. */
export const preferencesFields = ${names(properties('Preferences'))} as const;

/** The fields of the request that creates or changes a profile. */
export const profileInputFields = ${names(properties('ProfileCreationInput'))} as const;
`;
}
