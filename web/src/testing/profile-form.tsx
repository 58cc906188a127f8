import { consent as agreement } from '@mithaq/openapi/rules/consent.ts';
import { fireEvent, screen } from '@testing-library/react';
import { saveDraft, saveDraftsNow } from '../shared/draft-storage.ts';
import { information } from './information.ts';
import { renderScreen, useMockBackend } from './render-screen.tsx';
import { CreateProfilePage } from '../profiles/CreateProfilePage.tsx';

/** Complete Your Profile, opened by a new user over the mocks. */
export function useCreateForm() {
  const held = useMockBackend();
  return {
    get mockBackend() {
      return held.mockBackend;
    },
    async open() {
      held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New Member').id);
      const view = reopen();
      await screen.findByRole('combobox', { name: 'Profile created by' });
      return view;
    },
    /** With a draft that answers all questions of the first step: quicker than to fill them in. */
    async openFilled() {
      const { id } = held.mockBackend.addUser('new@example.test', 'New Member');
      held.mockBackend.signInAs(id);
      saveDraft(id, 'create', { values: { profileCreationInput: information }, step: 0 });
      saveDraftsNow();
      const view = reopen();
      await screen.findByRole('combobox', { name: 'Profile created by' });
      return view;
    },
  };
}

/** The page once more, as after a reload. */
export function reopen() {
  return renderScreen(<CreateProfilePage />, { route: '/profile/create' });
}

/** The field under this label. */
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

/** Replaces what is in a field. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Chooses from the list under this label. */
export async function choose(label: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

/** Answers all questions of the first step. */
export async function fillInformation(): Promise<void> {
  type('Full name', 'Maryam Siddiqui');
  type('Date of birth', '1997-04-12');
  await choose('Gender', 'Female');
  type('Height (feet)', '5.4');
  await choose('Marital status', 'Unmarried');
  type('Education', 'MBBS');
  await choose('Country', 'India');
  await choose('State', 'Telangana');
  type('City', 'Hyderabad');
  await choose('School of thought', 'Sunni - Maliki');
  await choose('Profile created by', 'Self');
  type('About me', 'I hope for a home that is gentle.');
  for (const tag of ['Religious', 'Creative', 'Traveler']) fireEvent.click(screen.getByRole('checkbox', { name: tag }));
}

/** Answers the questions of the second step that have no answer yet. */
export async function fillPreferences(): Promise<void> {
  // Who is older than 26 chooses them.
  type('Minimum age', '27');
  type('Maximum age', '36');
  await choose('Preferred countries', 'India');
  await choose('Preferred school of thought', 'Sunni - Maliki');
}

/** The box of the consent. Its sentence is the one that other clients show. */
export const consent = () => screen.findByLabelText((label) => label.startsWith(agreement.text));
