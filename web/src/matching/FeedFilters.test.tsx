import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { activateLanguage } from '../i18n/i18n.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { FeedPage } from './FeedPage.tsx';
import { readFilters } from './filters/use-feed-filters.ts';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });

const feedAt = (search: string) => renderScreen(<FeedPage />, { route: '/feed', at: `/feed${search}` });
const row = () => screen.findByRole('group', { name: 'Filters' });

describe('the filters of the Feed', () => {
  it('are taken from the address, and shown as chips with their number', async () => {
    feedAt('?country=India&minAge=25&maxAge=40');
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
    expect(screen.getAllByText('Members who fit your filters, newest first.')[0]).toBeInTheDocument();
    expect(within(await row()).getByRole('button', { name: 'Age: 25 to 40' })).toBeInTheDocument();
    for (const card of await screen.findAllByRole('article')) expect(card).toHaveTextContent('India');
  });

  it('are removed one by one, and Back brings them again', async () => {
    const { location, go } = feedAt('?country=India&maritalStatus=WIDOWED');
    await userEvent.click(within(await row()).getByRole('button', { name: 'Remove Marital status: Widowed' }));
    expect(location().search).toBe('?country=India');
    expect(await screen.findByText(/^The list has changed\. \d+ (or more )?members? fits?$/)).toBeInTheDocument();
    await go(-1);
    expect(location().search).toBe('?country=India&maritalStatus=WIDOWED');
    expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
    await userEvent.click(within(await row()).getByRole('button', { name: 'Clear all' }));
    expect(location().search).toBe('');
    expect(screen.getByText('All members, newest first.')).toBeInTheDocument();
  });

  it('can be removed also where a link has one that is not offered', async () => {
    const { location } = feedAt('?hijab=YES');
    await userEvent.click(within(await row()).getByRole('button', { name: 'Remove Hijab: Yes' }));
    expect(location().search).toBe('');
    expect(within(await row()).queryByRole('button', { name: /Hijab/ })).not.toBeInTheDocument();
  });

  it('are chosen in the drawer, which says what is wrong', async () => {
    const { location } = feedAt('');
    const openers = [
      screen.getByRole('button', { name: 'Filters' }),
      await screen.findByRole('button', { name: 'More filters' }),
    ];
    for (const opener of openers) expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(openers[0]!);
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    for (const opener of openers) expect(opener).toHaveAttribute('aria-expanded', 'true');
    // The code of the fields comes when they are shown.
    await waitFor(() => expect(document.querySelector('input[aria-busy]')).toBeNull());
    await userEvent.type(drawer.getByLabelText('Lowest age'), '41');
    await userEvent.type(drawer.getByLabelText('Highest age'), '40');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Unmarried' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Show members' }));
    expect(await drawer.findByText('This age is above the highest one')).toBeInTheDocument();
    expect(drawer.getByLabelText('Lowest age')).toHaveFocus();
    fireEvent.change(drawer.getByLabelText('Lowest age'), { target: { value: '20' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Show members' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe('?minAge=20&maxAge=40&maritalStatus=UNMARRIED');
    // On a phone there are no chips.
    const lead = (await screen.findByText('Age: 20 to 40', { selector: 'bdi' })).parentElement;
    expect(lead).toHaveTextContent('Age: 20 to 40Marital status: Unmarried');
  });

  it('find members by the Urdu name of an education', async () => {
    onTestFinished(() => act(() => activateLanguage('en')));
    await act(() => activateLanguage('ur', 'app', 'matching', 'filters'));
    const { location } = feedAt('?education=mba');
    const chips = within(await screen.findByRole('group', { name: 'فلٹر' }));
    await userEvent.click(chips.getByRole('button', { name: 'تعلیم: ایم بی اے' }));
    const field = await screen.findByRole('textbox', { name: 'تعلیم' });
    expect(field).toHaveValue('ایم بی اے');
    await userEvent.clear(field);
    expect(field).toHaveValue('');
    // What is typed is not replaced, so that more can be typed.
    await userEvent.type(field, 'حفظ قرآن ');
    expect(field).toHaveValue('حفظ قرآن ');
    await userEvent.type(field, '{Enter}');
    expect(location().search).toBe('?education=Hifz');
    expect(chips.getByRole('button', { name: 'تعلیم: حفظِ قرآن' })).toBeInTheDocument();
  });

  it('say in the drawer how many members fit, and are still there when it was closed without its button', async () => {
    const { location } = feedAt('');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Divorced' }));
    expect(await drawer.findByText(/^\d members? fits?$/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Unmarried' }));
    expect(await drawer.findByText('10 or more members fit')).toBeInTheDocument();
    await userEvent.type(drawer.getByLabelText('Education'), 'Zoology');
    expect(await drawer.findByText('Nobody fits all of these filters')).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(location().search).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('checkbox', { name: 'Divorced' })).toBeChecked();
  });

  it('change the list at once where they are chosen with a press, in one step of the history', async () => {
    const { location, go } = feedAt('?country=India');
    await screen.findAllByRole('article');
    await userEvent.click(within(await row()).getByRole('button', { name: 'Marital status' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Marital status' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Unmarried' }));
    expect(location().search).toBe('?country=India&maritalStatus=UNMARRIED');
    // The cards stay until the next ones come.
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(choice.getByRole('checkbox', { name: 'Widowed' }));
    expect(location().search).toBe('?country=India&maritalStatus=UNMARRIED&maritalStatus=WIDOWED');
    expect(await choice.findByText(/^\d members? fits?$/)).toBeInTheDocument();
    await userEvent.click(choice.getByRole('button', { name: 'Show members' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await go(-1);
    expect(location().search).toBe('?country=India');
  });

  it('are chosen one by one over the cards, which say what is wrong', async () => {
    const { location } = feedAt('?country=India');
    await userEvent.click(within(await row()).getByRole('button', { name: 'Age' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Age' }));
    await waitFor(() => expect(document.querySelector('input[aria-busy]')).toBeNull());
    await userEvent.type(choice.getByLabelText('Lowest age'), '40');
    await userEvent.type(choice.getByLabelText('Highest age'), '3');
    expect(choice.queryByText('This age is above the highest one')).not.toBeInTheDocument();
    await userEvent.type(choice.getByLabelText('Highest age'), '0');
    expect(choice.getByText('This age is above the highest one')).toBeInTheDocument();
    fireEvent.change(choice.getByLabelText('Highest age'), { target: { value: '' } });
    fireEvent.change(choice.getByLabelText('Lowest age'), { target: { value: '17' } });
    await userEvent.click(choice.getByRole('button', { name: 'Show members' }));
    expect(await choice.findByText('Please enter an age from 18 to 99')).toBeInTheDocument();
    expect(choice.getByLabelText('Lowest age')).toHaveFocus();
    fireEvent.change(choice.getByLabelText('Lowest age'), { target: { value: '30' } });
    await userEvent.click(choice.getByRole('button', { name: 'Show members' }));
    await waitFor(() => expect(location().search).toBe('?minAge=30&country=India'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(within(await row()).getByRole('button', { name: 'Age: from 30' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Any' }));
    await waitFor(() => expect(location().search).toBe('?country=India'));
  });

  it('keep what was chosen when Escape closes the list of a field, and close with the next one', async () => {
    feedAt('');
    const chip = within(await row()).getByRole('button', { name: 'Country' });
    await userEvent.click(chip);
    const choice = within(await screen.findByRole('dialog', { name: 'Country' }));
    await waitFor(() => expect(document.querySelector('input[aria-busy]')).toBeNull());
    const field = choice.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'united k{Enter}');
    // It would cover the button that comes next.
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveAccessibleDescription('United Kingdom');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(chip).toHaveFocus());
  });

  it('name the one to take away when nobody passes, and a press takes it away', async () => {
    const { location } = feedAt('?country=India&education=Zoology&maritalStatus=WIDOWED');
    expect(await screen.findByText('Nobody fits all of these filters')).toBeInTheDocument();
    await userEvent.click(within(await row()).getByRole('button', { name: 'Remove Marital status: Widowed' }));
    expect(await screen.findByText('The list is empty.')).toBeInTheDocument();
    expect(screen.getByText('Without “Education: Zoology” there are members to show.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove Education: Zoology' }).at(-1)!);
    expect(location().search).toBe('?country=India');
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  it('say a height in feet and inches and in centimeters', async () => {
    for (const { profile } of held.mockBackend.state.users) if (profile) profile.height = 5;
    feedAt('?minHeight=6');
    expect(
      await screen.findByText('Without “Height: from 6 ft 0 in, 183 cm” there are members to show.'),
    ).toBeInTheDocument();
  });

  it('that nobody could choose are taken out of the address without an error', async () => {
    const { location } = feedAt(
      '?minAge=abc&maxAge=200&tag=RICH&tag=CREATIVE&country=Atlantis&state=X&foo=1&minHeight=8.25',
    );
    await screen.findAllByRole('article');
    expect(location().search).toBe('?tag=CREATIVE');
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  it('leave the address alone where it has no filter', async () => {
    const { location } = feedAt('?from=a-friend');
    await screen.findAllByRole('article');
    expect(location().search).toBe('?from=a-friend');
  });
});

describe('readFilters', () => {
  it.each([
    ['minAge=18&maxAge=99', { minAge: 18, maxAge: 99 }],
    ['minAge=17&maxAge=100', {}],
    ['minAge=40&maxAge=30', {}],
    ['minHeight=5.3&maxHeight=', { minHeight: 5.25 }],
    ['country=India&country=India&country=Oman&state=Kerala', { country: ['India', 'Oman'] }],
    ['country=India&state=Kerala', { country: ['India'], state: ['Kerala'] }],
    ['tag=CREATIVE&tag=TRAVELER&tag=RELIGIOUS&tag=PRACTICING', { tag: ['CREATIVE', 'TRAVELER', 'RELIGIOUS'] }],
    ['maritalStatus=__proto__&maritalStatus=toString', {}],
    ['education=%20%20', {}],
  ])('%s', (search, filters) => {
    expect(readFilters(new URLSearchParams(search))).toEqual(filters);
  });
});
