import {
  getGetPreferencesMockHandler,
  getSavePreferencesMockHandler,
  getUpdatePreferencesMockHandler,
} from '@mithaq/openapi/generated/msw/preferences/preferences.msw.ts';
import type { Mock } from './mock.ts';
import type { Member } from './state.ts';
import { mustBeOwn, toPreferences } from './stored-profile.ts';

/** One's own wishes, apart from the profile. */
export function preferencesHandlers({ answering }: Mock) {
  return [
    getSavePreferencesMockHandler(
      answering('savePreferences', ({ member, body }) => {
        mustBeOwn(body.preferencesId, member.preferences.preferencesId);
        return change(member, toPreferences(member.preferences.preferencesId, body));
      }),
    ),
    getGetPreferencesMockHandler(
      answering('getPreferences', ({ member, params }) => {
        mustBeOwn(params.id, member.preferences.preferencesId);
        return member.preferences;
      }),
    ),
    getUpdatePreferencesMockHandler(
      answering('updatePreferences', ({ member, params, body }) => {
        mustBeOwn(params.id, member.preferences.preferencesId);
        mustBeOwn(body.preferencesId, member.preferences.preferencesId);
        return change(member, toPreferences(member.preferences.preferencesId, body));
      }),
    ),
  ];
}

function change(member: Member, preferences: Member['preferences']): Member['preferences'] {
  member.preferences = preferences;
  return preferences;
}
