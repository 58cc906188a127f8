import { newPhoneNumber, newPreferences, newProfile, newWord } from '@mithaq/openapi/examples/factories.ts';
import { resolve, type Schema } from '@mithaq/openapi/generate/openapi-document.ts';
import { profileInputFields, responseFields } from '@mithaq/openapi/generated/fields.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { toListedProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { expect, test } from 'vitest';
import { onEachSubject } from './test-client.ts';

const { properties } = contract.components.schemas['ProfileCreationInput']!;
const fields = profileInputFields.filter((field) => field !== 'profileId'); // the server makes it

/** A valid value for each field, also for a field that is added to the contract later. */
function valuesOfAll(): Record<string, unknown> {
  const name = { fullName: `Amina Zainab ${newWord()}`, firstName: 'Zainab' };
  const known: Record<string, unknown> = { ...newProfile(), ...name, phoneNumber: newPhoneNumber() };
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? sampleOf(properties![field]!)]));
}

onEachSubject((on) => {
  test('the own profile, reduced by the rule, is what a stranger gets', async () => {
    const [owner, viewer] = [await on.woman(), await on.man()];
    const own = await owner.gets('getCurrentUserProfile');
    const answer = await viewer.gets('getProfile', { params: { id: owner.profileId } });
    expect(toListedProfile({ ...own.profile, fullName: owner.fullName })).toEqual(answer.profile);
    expect(own.preferences).toEqual(answer.preferences);
  });

  test.each(fields)('%s comes back to its owner, and to others only as the contract lists it', async (field) => {
    const [owner, viewer] = [await on.woman(), await on.man()];
    const values = valuesOfAll();
    const body = { profileCreationInput: values, preferencesInput: newPreferences() };
    // Another phone number would make the owner unverified, and with that invisible.
    const { phoneNumber: _phone, ...update } = values;
    const isPhone = field === 'phoneNumber';

    const created = await (await on.incomplete()).gets('completeProfile', { body });
    expect(created.profile).toMatchObject({ [field]: values[field] });
    if (!isPhone) {
      const updated = await owner.gets('updateProfile', { body: { ...body, profileCreationInput: update } });
      expect(updated.profile).toMatchObject({ [field]: values[field] });
    }
    expect(Object.keys((await owner.gets('getCurrentUserProfile')).profile)).toContain(field);

    const stranger = (await viewer.gets('getProfile', { params: { id: owner.profileId } })).profile;
    expect([field, Object.keys(stranger).includes(field)]).toEqual([field, isIn(responseFields.ListedProfile, field)]);
    const listed = (await viewer.gets('getFeed', { query: { limit: '50' } })).data.find(
      ({ id }) => id === owner.profileId,
    );
    expect(Object.keys(listed!).includes(field)).toBe(isIn(responseFields.ListedProfile, field));
    await viewer.gets('sendProposal', { body: { receiverProfileId: owner.profileId } });
    const known = (await viewer.gets('getProfile', { params: { id: owner.profileId } })).profile;
    expect(Object.keys(known).includes(field)).toBe(isIn(responseFields.Profile, field));
  });
});

function isIn(list: readonly string[], field: string): boolean {
  return list.includes(field);
}

/** A valid value of a schema. */
function sampleOf(declared: Schema): unknown {
  const { type, enum: options, format, minimum, minItems, items } = resolve(contract, declared);
  const kind = [type].flat()[0];
  if (options) return options[0];
  if (kind === 'boolean') return true;
  if (kind === 'number' || kind === 'integer') return minimum ?? 1;
  if (kind === 'array') {
    const of = resolve(contract, items!);
    return of.enum ? of.enum.slice(0, minItems ?? 1) : Array.from({ length: minItems ?? 1 }, () => newWord());
  }
  return format === 'date' ? '1990-02-03' : newWord();
}
