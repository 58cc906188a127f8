import { newPhoneNumber, newPreferences, newProfile, newWord } from '@mithaq/openapi/examples/factories.ts';
import { profileInputFields, responseFields } from '@mithaq/openapi/generated/fields.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { toStrangersProfile } from '@mithaq/openapi/rules/profile-view.ts';
import { expect, test } from 'vitest';
import { sampleOf, someFacts } from './sample-values.ts';
import { onEachBackend } from './test-client.ts';

const { properties } = contract.components.schemas['ProfileCreationInput']!;
const fields = profileInputFields.filter((field) => field !== 'profileId'); // the server makes it

/** A valid value for each field, also for a field that is added to the contract later. */
function valuesOfAll(): Record<string, unknown> {
  const name = { fullName: `Amina Zainab ${newWord()}`, firstName: 'Zainab' };
  const known: Record<string, unknown> = {
    ...newProfile(),
    ...name,
    heightCm: 164,
    facts: someFacts(),
    phoneNumber: newPhoneNumber(),
  };
  return Object.fromEntries(fields.map((field) => [field, known[field] ?? sampleOf(properties![field]!)]));
}

onEachBackend((on) => {
  test('the own profile, reduced by the rule, is what a stranger gets', async () => {
    const [owner, viewer] = [await on.woman(), await on.man()];
    const own = await owner.gets('getCurrentUserProfile');
    const answer = await viewer.gets('getProfile', { params: { id: owner.profileId } });
    expect({ ...toStrangersProfile({ ...own.profile, fullName: owner.fullName }), isHereThisMonth: true }).toEqual(
      answer.profile,
    );
    expect(own.preferences).toEqual(answer.preferences);
    expect([own.viewer, answer.viewer]).toEqual(['OWNER', 'STRANGER']);
  });

  test('every field comes back to its owner, and to others only as the contract lists it', async () => {
    const [owner, viewer] = [await on.woman(), await on.man()];
    const values = valuesOfAll();
    const body = { profileCreationInput: values, preferencesInput: newPreferences() };
    // Another phone number would make the owner unverified, hence invisible.
    const { phoneNumber: _phone, ...update } = values;

    const created = await (await on.incomplete()).gets('completeProfile', { body });
    expect(created.profile).toMatchObject(values);
    const updated = await owner.gets('updateProfile', { body: { ...body, profileCreationInput: update } });
    expect(updated.profile).toMatchObject(update);
    expect((await owner.gets('getCurrentUserProfile')).profile).toMatchObject(update);

    const params = { id: owner.profileId };
    const stranger = (await viewer.gets('getProfile', { params })).profile;
    expect(fieldsIn(stranger)).toEqual(fieldsOf([...responseFields.ListedProfile, 'facts']));
    const { data } = await viewer.gets('getFeed', { query: { limit: '50' } });
    expect(fieldsIn(data.find(({ id }) => id === owner.profileId)!)).toEqual(fieldsOf(responseFields.ListedProfile));
    await viewer.gets('sendProposal', { body: { receiverProfileId: owner.profileId } });
    const known = await viewer.gets('getProfile', { params });
    expect(known.viewer).toBe('PARTY');
    expect(fieldsIn(known.profile)).toEqual(fieldsOf(responseFields.Profile));
  });
});

/** The fields of the request that are in a list of the contract. */
function fieldsOf(list: readonly string[]): string[] {
  return fields.filter((field) => list.includes(field));
}

function fieldsIn(answer: object): string[] {
  return fieldsOf(Object.keys(answer));
}
