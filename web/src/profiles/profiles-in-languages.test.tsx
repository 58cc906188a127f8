import { i18n } from '@lingui/core';
import { members } from '@mithaq/openapi/examples/members.ts';
import type { Preferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import type { Language } from '@mithaq/openapi/rules/language.ts';
import { heightCmOf, unitsOf } from '@mithaq/openapi/rules/height.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { saveDraftsNow } from '../shared/draft-storage.ts';
import { factText } from '../shared/facts.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { CreateProfilePage } from './CreateProfilePage.tsx';
import { EditSectionPage } from './EditSectionPage.tsx';
import { lookingFor } from './looking-for.ts';
import { MyProfilePage } from './MyProfilePage.tsx';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });
const amina = members.find(({ key }) => key === 'amina-siddiqui')!;

afterEach(() => act(() => activateLanguage('en')));
const speaking = (language: Language) => beforeEach(() => act(() => activateLanguage(language, 'app', 'profiles')));

/** The draft of the form, as it is stored. */
function draft(): string {
  act(saveDraftsNow);
  return Object.keys(sessionStorage)
    .map((key) => sessionStorage.getItem(key))
    .join();
}

const wishes: Preferences = {
  preferencesId: 'id',
  minAge: 28,
  maxAge: 36,
  maritalStatus: ['UNMARRIED', 'WIDOWED'],
  countries: ['الهند'],
  states: [],
  cities: ['Hyderabad'],
  education: ['Any'],
  occupation: [],
  preferredSchoolOfThought: 'HANAFI',
};

describe('wishes in Arabic', () => {
  speaking('ar');

  it('inflect with the gender of whom they are for, and keep Latin words to themselves', () => {
    expect(lookingFor('FEMALE', wishes, i18n)).toEqual([
      'رجل عمره بين 28 و36 سنة، أعزب أو أرمل، يقيم في الهند.',
      'المكان المفضّل: \u2068Hyderabad\u2069.',
      'المذهب: سنّي - حنفي (أهل السنّة والجماعة).',
    ]);
    expect(lookingFor('MALE', { ...wishes, maxAge: 28, cities: [] }, i18n)[0]).toBe(
      'امرأة عمرها 28 سنة، عزباء أو أرملة، تقيم في الهند.',
    );
  });
});

describe('a letter in Urdu', () => {
  speaking('ur');

  it('names known words of education and occupation in it, for her and for whom she seeks', async () => {
    const { profile, preferences } = held.mockBackend.state.users.find(({ id }) => id === amina.userId)!;
    Object.assign(profile!, { education: 'M.A', occupation: 'Student' });
    Object.assign(preferences!, { education: ['B.Tech', 'Zoology'], occupation: ['Teacher', 'Student'] });
    renderScreen(<MyProfilePage />);
    const letter = await screen.findByRole('article');
    for (const name of ['ایم اے', 'طالبہ']) expect(within(letter).getByText(name)).toBeInTheDocument();
    expect(letter).toHaveTextContent('بی ٹیک یا \u2068Zoology\u2069');
    expect(letter).toHaveTextContent('ٹیچر یا طالب علم');
  });

  it('has the words of a member as English, for a screen reader', async () => {
    renderScreen(<MyProfilePage />);
    expect(await screen.findByText(amina.profile.aboutMe)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(amina.preferences.preferredOtherPreferences!)).toHaveAttribute('lang', 'en');
  });

  it('names country, age, height and status in it, and its id from the left', async () => {
    renderScreen(<MyProfilePage />);
    const letter = await screen.findByRole('article');
    expect(within(letter).getByText('بھارت', { exact: false, selector: 'bdi' })).toHaveTextContent(
      'حیدرآباد، تلنگانہ، بھارت',
    );
    expect(letter).toHaveTextContent(/\d+ سال/);
    const { feet, inches, centimeters } = unitsOf(heightCmOf(amina.profile));
    expect(letter).toHaveTextContent(`${feet} فٹ ${inches} انچ، ${centimeters} سینٹی میٹر`);
    expect(letter).toHaveTextContent('غیر شادی شدہ');
    expect(within(letter).getByText(/^NH-/)).toHaveAttribute('dir', 'ltr');
  });
});

describe('the form in Arabic', () => {
  speaking('ar');

  async function open() {
    held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New Member').id);
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    await screen.findByRole('textbox', { name: 'الاسم الكامل' });
  }
  const country = () => screen.findByRole('combobox', { name: 'الدولة' });

  it.each(['الهند', 'India'])('finds a country as %s', async (sought) => {
    await open();
    await userEvent.click(await country());
    await userEvent.type(await country(), sought);
    await userEvent.click(await screen.findByRole('option', { name: 'الهند' }));
    expect(await country()).toHaveValue('الهند');
    await userEvent.click(screen.getByRole('combobox', { name: 'الولاية أو المحافظة' }));
    expect(await screen.findByRole('option', { name: 'تيلانغانا' })).toBeInTheDocument();
  });

  it.each([
    ['المملكة المتحدة', 'لندن', 'London'],
    ['باكستان', 'لاهور', 'Lahore'],
    // The keyboard of another language has other letters.
    ['باكستان', 'لاہور', 'Lahore'],
    ['باكستان', 'Okara', 'Okara'],
    ['باكستان', 'قرية', 'قرية'],
  ])('in %s stores the city %s as %s', async (inCountry, typed, stored) => {
    await open();
    await userEvent.click(await country());
    await userEvent.type(await country(), inCountry);
    await userEvent.click(await screen.findByRole('option', { name: inCountry }));
    const city = screen.getByLabelText('المدينة');
    fireEvent.change(city, { target: { value: typed } });
    expect(city).toHaveValue(typed);
    expect(draft()).toContain(`"city":"${stored}"`);
  });

  it('names the marital statuses for both, and for a man or a woman once that is chosen', async () => {
    await open();
    const status = () => screen.findByRole('combobox', { name: 'الحالة الاجتماعية' });
    await userEvent.click(await status());
    await userEvent.click(await screen.findByRole('option', { name: 'مطلّق / مطلّقة' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'الجنس' }));
    await userEvent.click(await screen.findByRole('option', { name: 'أنثى' }));
    expect(await status()).toHaveValue('مطلّقة');
    expect(draft()).toContain('"maritalStatus":"DIVORCED"');
  });

  it('says in it what is wrong', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'التالي' }));
    expect(screen.getByText('الاسم الكامل مطلوب')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'الصفات' })).toHaveAccessibleDescription(
      expect.stringContaining('يُرجى اختيار الصفات'),
    );
  });
});

describe('wishes of a woman in the form in Arabic', () => {
  speaking('ar');

  it('name the marital statuses of a man', async () => {
    renderScreen(<EditSectionPage />, { route: '/edit-profile/:section', at: '/edit-profile/preferences' });
    expect(await screen.findByRole('checkbox', { name: 'مطلّق' })).toBeInTheDocument();
  });
});

describe('the form in Urdu', () => {
  speaking('ur');

  it('names Kannada as it is written', () => {
    expect(factText('languages', 'KN', i18n)).toBe('کنڑ');
  });

  it('names the suggestions in Urdu, and stores what others compare', async () => {
    held.mockBackend.signInAs(held.mockBackend.addUser('new@example.test', 'New Member').id);
    renderScreen(<CreateProfilePage />, { route: '/profile/create' });
    const occupation = await screen.findByRole('combobox', { name: 'پیشہ' });
    expect(occupation).toHaveValue('کوئی نہیں');
    // What is there already is no search.
    await userEvent.click(occupation);
    expect(await screen.findByRole('option', { name: 'اکاؤنٹنٹ' })).toBeInTheDocument();
    await userEvent.clear(occupation);
    await userEvent.type(occupation, 'Docto');
    await userEvent.click(await screen.findByRole('option', { name: 'ڈاکٹر' }));
    expect(occupation).toHaveValue('ڈاکٹر');
    expect(draft()).toContain('"occupation":"Doctor"');
    fireEvent.change(occupation, { target: { value: 'استاد' } });
    expect(occupation).toHaveValue('استاد');
    expect(draft()).toContain('"occupation":"Teacher"');
    fireEvent.change(occupation, { target: { value: 'کوئی نہیں' } });
    // As the new form has it, so there is no draft.
    expect(draft()).toBe('');
  });

  it('stores known words of the preferences in English, and shows their names again', async () => {
    const own = held.mockBackend.state.users.find(({ id }) => id === amina.userId)!;
    const open = () => {
      renderScreen(<EditSectionPage />, { route: '/edit-profile/:section', at: '/edit-profile/preferences' });
      return Promise.all(['پسندیدہ تعلیم', 'پسندیدہ پیشہ'].map((name) => screen.findByRole('textbox', { name })));
    };
    const [education, occupation] = await open();
    fireEvent.change(education!, { target: { value: 'ایم اے، Zoology' } });
    fireEvent.change(occupation!, { target: { value: 'انجینئر، استاد, استانی' } });
    await userEvent.click(screen.getByRole('button', { name: 'محفوظ کریں' }));
    await waitFor(() => expect(own.preferences?.education).toEqual(['M.A.', 'Zoology']));
    expect(own.preferences?.occupation).toEqual(['Engineer', 'Teacher']);
    cleanup();
    const [educationAgain, occupationAgain] = await open();
    expect(educationAgain).toHaveValue('ایم اے، Zoology');
    expect(occupationAgain).toHaveValue('انجینئر، ٹیچر');
  });

  it('shows a stored education and occupation by their names', async () => {
    const { profile } = held.mockBackend.state.users.find(({ id }) => id === amina.userId)!;
    Object.assign(profile!, { education: 'ma', occupation: 'Teacher' });
    renderScreen(<EditSectionPage />, { route: '/edit-profile/:section', at: '/edit-profile/facts' });
    expect(await screen.findByRole('combobox', { name: 'تعلیم' })).toHaveValue('ایم اے');
    expect(screen.getByRole('combobox', { name: 'پیشہ' })).toHaveValue('ٹیچر');
  });

  it.each([
    ['facts', 'combobox', 'پیشہ', 'استاد', 'Occupation', 'Teacher'],
    ['preferences', 'textbox', 'پسندیدہ پیشہ', 'استاد، وکیل', 'Preferred occupation', 'Teacher, Lawyer'],
  ])(
    'of the %s names what was typed in the language that is chosen next',
    async (section, role, name, typed, next, shown) => {
      renderScreen(<EditSectionPage />, { route: '/edit-profile/:section', at: `/edit-profile/${section}` });
      fireEvent.change(await screen.findByRole(role, { name }), { target: { value: typed } });
      await act(() => activateLanguage('en', 'app', 'profiles'));
      expect(screen.getByRole(role, { name: next })).toHaveValue(shown);
    },
  );
});
