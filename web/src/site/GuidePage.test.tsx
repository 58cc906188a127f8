import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faq } from '../content/faq.ts';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { GuidePage } from './GuidePage.tsx';

test.each([
  ['about-me', 'Writing Your About Me'],
  ['preferences', 'Setting Your Preferences'],
])('#%s leads to “%s”, with tips and examples', (id, heading) => {
  render(
    <LanguageProvider>
      <GuidePage />
    </LanguageProvider>,
  );
  expect(document.getElementById(id)).toHaveTextContent(heading);
  const section = within(screen.getByRole('region', { name: heading }));
  expect(section.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(section.getAllByRole('figure').length).toBeGreaterThan(1);
});

test('answers the questions, for members who look for help', () => {
  render(
    <LanguageProvider>
      <GuidePage />
    </LanguageProvider>,
  );
  const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  for (const { question } of faq) expect(questions.getByText(String(question.message))).toBeInTheDocument();
});
