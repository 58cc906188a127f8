import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const options = ['Religious', 'Practicing', 'Creative', 'Traveler'].map((label) => ({
  value: label.toUpperCase(),
  label,
}));

const none: string[] = [];

function Form({ start = none, error }: { start?: string[]; error?: string }) {
  const [tags, setTags] = useState(start);
  return (
    <>
      <ChipGroup
        label="Tags"
        data={options}
        value={tags}
        onChange={setTags}
        count={3}
        whenFull="Only three"
        error={error}
      />
      <output>{tags.join(' ')}</output>
    </>
  );
}

describe('ChipGroup', () => {
  it('is a group of checkboxes', () => {
    renderInKit(<Form />);
    expect(screen.getByRole('group', { name: 'Tags' })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  it('counts what is chosen and keeps the order of the options', async () => {
    renderInKit(<Form />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Religious' }));
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    expect(screen.getByText('RELIGIOUS TRAVELER')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
  });

  it('does not choose more than the count, and says why until the choice changes or the focus leaves', async () => {
    renderInKit(<Form start={['RELIGIOUS', 'PRACTICING', 'CREATIVE']} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    expect(screen.getByRole('checkbox', { name: 'Traveler' })).not.toBeChecked();
    // One of the two is enough.
    expect(screen.queryByText('3 of 3')).not.toBeInTheDocument();
    expect(screen.getByText('RELIGIOUS PRACTICING CREATIVE')).toBeInTheDocument();
    const said = screen.getByText('Only three');
    expect(said).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    expect(screen.getByText('Only three')).not.toBe(said); // what is new is said again
    await userEvent.click(screen.getByRole('checkbox', { name: 'Creative' }));
    expect(screen.queryByText('Only three')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    expect(screen.getByText('RELIGIOUS PRACTICING TRAVELER')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Creative' }));
    expect(screen.getByText('Only three')).toBeVisible();
    await userEvent.click(document.body);
    expect(screen.queryByText('Only three')).not.toBeInTheDocument();
  });

  it('can be emptied when it holds more than the count', async () => {
    renderInKit(<Form start={['RELIGIOUS', 'PRACTICING', 'CREATIVE', 'TRAVELER']} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Traveler' }));
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
  });

  it('ties the error to the group', () => {
    renderInKit(<Form error="Please select exactly 3 tags" />);
    expect(screen.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription(/Please select exactly 3 tags/);
    expect(screen.getByRole('checkbox', { name: 'Creative' })).toBeInvalid();
  });

  it('works with the keyboard', async () => {
    renderInKit(<Form />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Religious' })).toBeChecked();
  });

  it('is a group of radio buttons where one is chosen, and the last takes the answer back', async () => {
    renderInKit(<ChipGroup label="Prayer" data={options} isSingle />);
    const group = screen.getByRole('radiogroup', { name: 'Prayer' });
    expect(within(group).queryByRole('radio', { name: 'No answer' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('[ArrowDown]');
    expect(screen.getByRole('radio', { name: 'Practicing' })).toBeChecked();
    await userEvent.keyboard('[ArrowUp][ArrowUp]');
    expect(screen.getByRole('radio', { name: 'No answer' })).toHaveFocus();
    expect(within(group).getAllByRole('radio', { checked: true })).toHaveLength(1);
    await userEvent.tab();
    expect(group).not.toContainElement(document.activeElement as HTMLElement);
  });
});
