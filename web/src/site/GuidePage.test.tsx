import { render, screen, within } from '@testing-library/react';
import { operatorPlaceholder } from '@mithaq/openapi/rules/operator.ts';
import { beforeEach, expect, test } from 'vitest';
import { faq } from '../content/faq.ts';
import { PrerenderedProviders } from '../prerendered/PrerenderedProviders.tsx';
import { GuidePage } from './GuidePage.tsx';

beforeEach(() => {
  render(
    <PrerenderedProviders>
      <GuidePage />
    </PrerenderedProviders>,
  );
});

test.each([
  ['about-me', 'Writing Your About Me'],
  ['preferences', 'Setting Your Preferences'],
])('#%s leads to “%s”, with tips and examples', (id, heading) => {
  expect(document.getElementById(id)).toHaveTextContent(heading);
  const section = within(screen.getByRole('region', { name: heading }));
  expect(section.getAllByRole('listitem').length).toBeGreaterThan(2);
  expect(section.getAllByRole('figure').length).toBeGreaterThan(1);
});

test('answers the questions, for members who look for help', () => {
  const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  for (const { question } of faq) expect(questions.getByText(String(question.message))).toBeInTheDocument();
});

test('says above the questions who runs it and how to write to them, and in the answer', () => {
  const { name, contactEmail } = operatorPlaceholder;
  const questions = screen.getByRole('region', { name: 'Frequently asked questions' });
  const [lead, link] = within(questions).getAllByText(contactEmail);
  expect(lead?.closest('p')).toHaveTextContent(`Run by ${name}. Write to ${contactEmail}.`);
  expect(link).toHaveAttribute('href', `mailto:${contactEmail}`);
  expect(link?.closest('details')).toHaveTextContent(`${name} runs Mithaq at this address.`);
});
