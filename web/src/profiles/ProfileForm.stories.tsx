import { completeProfile, editProfile } from '../shared/own-titles.ts';
import { aboutPerson } from '../shared/person.ts';
import { msg } from '@lingui/core/macro';
import { newProfileBody } from '@mithaq/openapi/examples/factories.ts';
import { problems } from '@mithaq/openapi/rules/problems.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { amina } from '../testing/people.ts';
import { screen, type Hands, type ScreenOptions } from '../testing/screen.tsx';
import { saveDraft, saveDraftsNow } from '../shared/draft-storage.ts';
import { initialValues } from './profile-form-values.ts';
import { sectionHeadings } from './section-titles.ts';

/** Two steps: the profile, then the wishes. New people fill it in once; members edit it. */
export default { title: 'Screens/Profile form', id: 'screens-profile-form', tags: ['screen'] };

const create = (options: ScreenOptions) => screen('/profile/create', { as: 'incomplete', ...options });
const edit = (options: ScreenOptions) => screen('/edit-profile', options);

const empty = initialValues();
const typed = {
  ...empty,
  profileCreationInput: {
    ...empty.profileCreationInput,
    fullName: 'Maryam Yusuf',
    dateOfBirth: '1998-02-11',
    height: 5.4,
    city: 'Kozhikode',
    aboutMe: 'I teach, and I ask more than I answer.',
  },
};
const next = ({ press }: Hands) => press(msg`Next`);

export const Filled = edit({ shows: editProfile });
/** One section of a stored profile by itself. */
export const WordsAlone = screen('/edit-profile/words', { shows: aboutPerson(sectionHeadings.words, 'self') });
export const FactsAlone = screen('/edit-profile/facts', { shows: aboutPerson(sectionHeadings.facts, 'self') });

export const Empty = create({ shows: aboutPerson(completeProfile, 'self') });
export const WithErrors = create({
  act: async (hands) => {
    // Comboboxes load after their page.
    const first = await hands.page.findByRole('combobox', { name: hands.say(msg`Profile created by`) });
    await next(hands);
    // The focus goes to the first fault, and the page with it.
    await waitFor(() => expect(first).toHaveFocus());
  },
  shows: { id: 'Full name is required' },
});
export const DraftRestored = create({
  prepareState: (mockBackend) => {
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values: typed, step: 0 });
    saveDraftsNow();
  },
  shows: msg`Your draft was restored.`,
});

export const ConsentMissing = create({
  prepareState: (mockBackend) => {
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values: newProfileBody(), step: 1 });
    saveDraftsNow();
  },
  act: ({ press }) => press(msg`Submit`),
  shows: msg`Please tick this box if you agree. Mithaq may not store the profile without it.`,
});

/** Others call the member by another name than the usual one. */
export const FirstNameChosen = create({
  prepareState: (mockBackend) => {
    const profileCreationInput = {
      ...typed.profileCreationInput,
      fullName: 'Syed Abdul Karim Shah',
      firstName: 'Shah',
    };
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values: { ...typed, profileCreationInput }, step: 0 });
    saveDraftsNow();
  },
  shows: msg`First name shown to others`,
});

/** A father writes: the questions speak of his daughter. */
export const OfADaughter = create({
  prepareState: (mockBackend) => {
    const { profileCreationInput } = typed;
    const values = {
      ...typed,
      profileCreationInput: { ...profileCreationInput, createdBy: 'FATHER', gender: 'FEMALE', aboutMe: '' },
    };
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values, step: 0 });
    saveDraftsNow();
  },
  shows: msg`Your draft was restored.`,
});
export const FourthTag = edit({
  act: async ({ page, say }) => {
    await userEvent.click(await page.findByRole('checkbox', { name: say({ id: 'Traveler' }) }));
    await userEvent.click(await page.findByRole('checkbox', { name: say({ id: 'Adventurous' }) }));
  },
  shows: { id: 'Please select exactly 3 tags' },
});

/** A widow of 40 has not chosen the wishes that the form begins with. */
export const WishesNotChosen = create({
  prepareState: (mockBackend) => {
    const body = newProfileBody({ profile: { dateOfBirth: '1986-02-11', maritalStatus: 'WIDOWED' } });
    const preferencesInput = { ...body.preferencesInput, preferredMinAge: 18, preferredMaxAge: 24 };
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values: { ...body, preferencesInput }, step: 1 });
    saveDraftsNow();
  },
  act: ({ press }) => press(msg`Submit`),
  shows: /18/,
});

export const UnusualAges = create({
  prepareState: (mockBackend) => {
    const body = newProfileBody();
    const profileCreationInput = { ...body.profileCreationInput, createdBy: 'FATHER', gender: 'FEMALE' };
    const preferencesInput = { ...body.preferencesInput, preferredMinAge: 60, preferredMaxAge: 70 };
    const values = { ...body, profileCreationInput, preferencesInput };
    saveDraft(mockBackend.signedInUserId() ?? '', 'create', { values, step: 1 });
    saveDraftsNow();
  },
  shows: msg`Yes, that is right`,
});

export const Preferences = edit({ act: next, shows: msg`Previous` });
export const PreferencesWithErrors = edit({
  act: async (hands) => {
    await next(hands);
    const age = await hands.page.findByLabelText(hands.say(msg`Minimum age`));
    await userEvent.clear(age);
    await userEvent.type(age, '17');
    await hands.press(msg`Submit`);
  },
  shows: { id: 'Minimum age is 18' },
});
export const Loading = edit({
  prepareState: (mockBackend) => mockBackend.slow('getCurrentUserProfile'),
  shows: editProfile,
  held: 1,
});
export const Failed = edit({
  prepareState: (mockBackend) => mockBackend.fail('getCurrentUserProfile', { code: 'internal' }),
  shows: msg`Error loading profile.`,
});
export const NoStates = edit({
  prepareState: (mockBackend) => mockBackend.fail('listStates', { code: 'unavailable' }),
  shows: editProfile,
});
export const Submitting = edit({
  prepareState: (mockBackend) => mockBackend.slow('updateProfile'),
  act: submit,
  shows: msg`Previous`,
  held: 1,
});
export const Refused = edit({
  prepareState: (mockBackend) => mockBackend.fail('updateProfile', { code: 'unavailable' }),
  act: submit,
  shows: { id: problems.unavailable.detail },
});
export const ChangedElsewhere = edit({
  prepareState: (mockBackend) => mockBackend.fail('updateProfile', { code: 'changed-meanwhile' }),
  act: submit,
  shows: msg`Take the other one`,
});
export const RefusedAtAField = edit({
  shows: /amina@example\.com/,
  act: async (hands) => {
    const words = await hands.page.findByDisplayValue(amina.profile.aboutMe);
    await userEvent.clear(words);
    await userEvent.type(words, 'Write to me: amina@example.com');
    await next(hands);
  },
});
export const SignedOutMeanwhile = edit({
  shows: msg`You have been signed out`,
  act: async (hands) => {
    await next(hands);
    hands.mockBackend.signInAs(null);
    await hands.press(msg`Submit`);
  },
});

async function submit(hands: Hands): Promise<void> {
  await next(hands);
  await hands.press(msg`Submit`);
}
