import { getStartGoogleSignInUrl } from '@mithaq/openapi/generated/hooks/auth/auth.ts';
import { operatorPlaceholder } from '@mithaq/openapi/rules/operator.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { faq } from '../content/faq.ts';
import { beautyOfNikah, marriageInIslam } from '../content/verses.ts';
import { featureIcons } from './feature-icons.tsx';
import { landing } from '../content/landing.ts';
import { PrerenderedProviders } from '../prerendered/PrerenderedProviders.tsx';
import { LandingPage } from './LandingPage.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <PrerenderedProviders>
      <LandingPage />
    </PrerenderedProviders>,
  );
});

test('has every section, with how it works before what there is to read', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'How it Works',
    'Features',
    'Marriage in Islam',
    'Beauty of Nikah',
    'Privacy',
    'Frequently asked questions',
    landing.finalCall.heading.message,
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('Sign In is in the opening and in the last call', () => {
  const addresses = screen.getAllByRole('link', { name: 'Sign In' }).map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(Array(2).fill(getStartGoogleSignInUrl({ display: 'page' })));
});

test('Learn More scrolls to how it works, and the next Tab continues from there', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));
  expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
  expect(screen.getByRole('region', { name: 'How it Works' })).toHaveFocus();
});

test('Learn More answers to the space bar, as buttons do', async () => {
  screen.getByRole('button', { name: 'Learn More' }).focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('region', { name: 'How it Works' })).toHaveFocus();
});

test.each([
  ['Marriage in Islam', [marriageInIslam]],
  ['Beauty of Nikah', beautyOfNikah],
])('%s shows its verses in Arabic', (name, verses) => {
  const arabic = within(screen.getByRole('region', { name })).getAllByText(
    (_, element) => element?.getAttribute('lang') === 'ar',
  );
  expect(arabic).toHaveLength(verses.length);
  expect(arabic.every((verse) => verse.dir === 'rtl')).toBe(true);
});

test('shows an invented profile, and says that it is one', () => {
  const [specimen] = screen.getAllByRole('figure');
  expect(specimen).toHaveTextContent(/^Hafsa/);
  expect(specimen).toHaveTextContent(/An invented profile, as members read one\.$/);
});

test('says what it costs, who runs it and how to write to them', () => {
  expect(screen.getByText(/It costs nothing\./)).toBeVisible();
  expect(screen.getByText('Who runs Mithaq, and how do I write to them?')).toBeVisible();
  const { name, contactEmail } = operatorPlaceholder;
  expect(screen.getByText(name).closest('details')).toHaveTextContent(`${name} runs Mithaq at this address.`);
  expect(screen.getByText(contactEmail)).toHaveAttribute('href', `mailto:${contactEmail}`);
});

test('answers every question', () => {
  for (const { question } of faq) expect(screen.getByText(String(question.message))).toBeInTheDocument();
});

test('each feature has its picture', () => {
  expect(featureIcons).toHaveLength(landing.features.items.length);
});
