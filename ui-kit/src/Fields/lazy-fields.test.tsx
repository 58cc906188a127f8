import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { MultiSelect } from './lazy-fields.tsx';

// In a file of its own: the code of the fields comes once for each.
it('the field in its place hands the focus over when the code has come', async () => {
  renderInKit(<MultiSelect label="Countries" data={[{ value: 'IN', label: 'India' }]} data-autofocus />);
  const waiting = screen.getByRole('textbox', { name: 'Countries' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(waiting).toHaveAttribute('data-autofocus', 'true');
  waiting.focus();
  const field = await screen.findByRole('combobox', { name: 'Countries' });
  expect(field).toHaveFocus();
});

it('a field that was not in use takes no focus', async () => {
  renderInKit(<MultiSelect label="Countries" data={[{ value: 'IN', label: 'India' }]} />);
  await screen.findByRole('combobox', { name: 'Countries' });
  expect(document.body).toHaveFocus();
});
