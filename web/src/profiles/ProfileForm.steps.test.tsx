import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, field, reopen, type, useCreateForm } from '../testing/profile-form.tsx';
import { saveDraft, saveDraftsNow } from '../shared/draft-storage.ts';
import { errorDelay } from './use-form-errors.ts';

const form = useCreateForm();

describe('a form that is started afresh', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('blames nobody for what is empty', async () => {
    const { unmount } = await form.open();
    type('Full name', 'Maryam');
    unmount();
    reopen();
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    act(() => void vi.advanceTimersByTime(errorDelay));
    expect(field('Full name')).toHaveValue('');
    expect(screen.queryByText('Full name is required')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a keyboard', () => {
  it('continues with Enter', async () => {
    await form.open();
    await choose('Profile created by', 'Self');
    await choose('Gender', 'Female');
    await userEvent.type(field('Full name'), 'Maryam{Enter}');
    expect(screen.getByText('Date of birth is required')).toBeInTheDocument();
    expect(field('Date of birth')).toHaveFocus();
  });

  it('of a phone fits the answer, and the browser helps where it can', async () => {
    await form.open();
    expect(field('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Date of birth')).toHaveAttribute('autocomplete', 'bday');
    expect(field('City')).toHaveAttribute('autocomplete', 'off');
  });
});

describe('the two steps', () => {
  it('leads from the second step to the first with Back, and to the second again with Forward', async () => {
    const { go, path } = await form.openFilled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Preferred cities', 'Pune');
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus();
    expect(path()).toBe('/profile/create');
    expect(field('City')).toHaveValue('Hyderabad');
    await go(1);
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toHaveFocus();
    expect(field('Preferred cities')).toHaveValue('Pune');
  });

  it('has one entry of the history for the second step, also after several visits', async () => {
    const { visited } = await form.openFilled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Preferences' });
    const keys = visited.map(({ key }) => key);
    expect(keys[2]).toBe(keys[0]);
    expect(visited).toHaveLength(4);
  });

  it('has one entry also after a second press before the step is shown', async () => {
    const { go } = await form.openFilled();
    const button = screen.getByRole('button', { name: 'Next' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByRole('heading', { name: 'Preferences' });
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeInTheDocument();
  });

  it('has the first step before the second one in the history, also with a restored draft', async () => {
    const { id } = form.mockBackend.addUser('new@example.test', 'New Member');
    form.mockBackend.signInAs(id);
    saveDraft(id, 'create', { values: {}, step: 1 });
    saveDraftsNow();
    const { go } = reopen();
    await screen.findByRole('heading', { name: 'Preferences' });
    await go(-1);
    expect(await screen.findByRole('heading', { name: 'Profile Information' })).toBeInTheDocument();
  });

  it('keeps the values of both steps after Back', async () => {
    await form.openFilled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    type('Preferred cities', 'Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(field('Full name')).toHaveValue('Maryam Siddiqui');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(field('Preferred cities')).toHaveValue('Pune');
  });
});

describe('a draft', () => {
  it('survives a reload, and can be started afresh', async () => {
    const { unmount } = await form.open();
    type('Full name', 'Maryam');
    unmount();
    reopen();
    expect(await screen.findByDisplayValue('Maryam')).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByText(/Your draft was restored/)).getByRole('button', { name: 'Start over' }),
    );
    expect(field('Full name')).toHaveValue('');
  });
});

it('helps in a new tab', async () => {
  await form.open();
  expect(screen.getByRole('link', { name: /Tips for writing/ })).toHaveAttribute(
    'href',
    '/profile-creation-guide#about-me',
  );
  expect(screen.getByRole('link', { name: /Tips for writing/ })).toHaveAttribute('target', '_blank');
});
