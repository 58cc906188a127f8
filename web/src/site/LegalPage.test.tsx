import { localOperator } from '@mithaq/openapi/rules/operator.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();

test.each([
  ['/privacy-policy', 'Who is responsible', 'runs Mithaq at this address and is responsible for what is stored here'],
  ['/terms-of-service', 'What Mithaq is', 'These terms are between you and'],
])('%s names who runs this copy, and how to write to them', async (path, section, sentence) => {
  app.open(path, 'verified');
  const place = await screen.findByRole('region', { name: section });
  expect(place).toHaveTextContent(sentence);
  expect(place).toHaveTextContent(localOperator.name);
  expect(await screen.findByRole('contentinfo')).toHaveTextContent(`Run by ${localOperator.name}.`);
  for (const link of screen.getAllByRole('link', { name: localOperator.contactEmail }))
    expect(link).toHaveAttribute('href', `mailto:${localOperator.contactEmail}`);
});
