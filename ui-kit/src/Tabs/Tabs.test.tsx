import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value }));

function Views() {
  const [view, setView] = useState('one');
  return (
    <Tabs label="Views" tabs={tabs} value={view} onChange={setView}>
      The view of {view}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the view of the tab that is chosen', async () => {
  renderInKit(<Views />);
  expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('The view of one');
  await userEvent.click(tab('two'));
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(tab('two')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel', { name: 'two' }).id);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('The view of two');
});

it('is one stop for Tab, and the arrows move through all tabs', async () => {
  renderInKit(<Views />);
  await userEvent.tab();
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('two')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'two' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('three')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(tab('three')).toHaveFocus();
  expect(tab('one')).toHaveAttribute('tabindex', '-1');
});

it('mirrors the arrows in right-to-left', async () => {
  renderInKit(<Views />, { dir: 'rtl' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('two')).toHaveFocus();
});
