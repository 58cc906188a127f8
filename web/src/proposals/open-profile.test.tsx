import type { Member } from '@mithaq/openapi/examples/members.ts';
import { firstNameOf } from '@mithaq/openapi/rules/first-name.ts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWideWindow } from '../testing/match-media.ts';
import { someMen } from '../testing/people.ts';
import { useApp } from '../testing/render-app.tsx';

const app = useApp();
const [imran, other] = someMen(2) as [Member, Member];
/** Both have proposed to the member of these tests. */
beforeEach(() => {
  app.signIn('verified');
  const receiver = app.mockBackend.signedInUserId()!;
  app.mockBackend.state.proposals = [imran, other].map(({ userId }, i) => {
    const at = `2026-11-2${i}T08:00:00Z`;
    return {
      id: `0199a1b2-c3d4-7e5f-8a6b-00000000000${i}`,
      sender: userId,
      receiver,
      status: 'PENDING' as const,
      createdAt: at,
      changedAt: at,
    };
  });
});

const linkTo = ({ profile }: Member) => screen.findByRole('link', { name: profile.fullName });
const panel = () => screen.findByRole('region', { name: 'Profile' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Profile' })).not.toBeInTheDocument());

/** What is in no card. */
const inBar = (role: 'button' | 'link', name: string) =>
  screen.getAllByRole(role, { name }).find((element) => !element.closest('article'))!;

async function read(member: Member): Promise<HTMLElement> {
  await userEvent.click(await linkTo(member));
  const opened = await panel();
  await within(opened).findByRole('heading', { level: 2, name: member.profile.fullName });
  return opened;
}

describe('in a wide window a profile is read beside the list', () => {
  beforeEach(openWideWindow);

  it('with the focus in it, and in the address, so that a reload shows it again', async () => {
    const { location, unmount } = app.open('/proposals', 'verified');
    expect(await panelIsThere()).toBe(false);
    const opened = await read(imran);
    expect(within(opened).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual(['Proposals']);
    expect(location()).toMatchObject({ pathname: '/proposals', search: `?profile=${imran.profileId}` });
    expect(await linkTo(imran)).toHaveAttribute('aria-current', 'true');
    // What one reads is answered once, in the bar.
    const cards = screen.getAllByRole('article').filter((card) => !opened.contains(card));
    expect(cards.map((card) => within(card).queryAllByRole('button', { name: 'Accept' }).length)).toEqual([1, 0]);
    const accept = inBar('button', 'Accept');
    expect(accept).toBeEnabled();
    // The bar says whom it answers, and is the one place with a filled button.
    expect(accept).toHaveAccessibleDescription(`Your answer to ${firstNameOf(imran.profile)}`);
    expect(screen.getByText(/^Your answer to/)).toBeVisible();
    const variants = screen.getAllByRole('button', { name: 'Accept' }).map((button) => button.dataset['variant']);
    expect(variants.toSorted()).toEqual(['default', 'filled']);
    expect(accept).toHaveAttribute('data-variant', 'filled');

    unmount();
    app.open(`/proposals?profile=${imran.profileId}`, 'verified');
    await within(await panel()).findByRole('heading', { level: 2, name: imran.profile.fullName });
  });

  it('and the details of another one are no filled button beside its bar', async () => {
    Object.assign(app.mockBackend.state.proposals[1]!, { status: 'ACCEPTED' });
    app.open('/proposals?tab=received', 'verified');
    const view = () => screen.findByRole('button', { name: 'View Contact Details' });
    expect((await view()).dataset['variant'] ?? 'filled').toBe('filled');
    await read(imran);
    expect(await view()).toHaveAttribute('data-variant', 'light');
  });

  it.each(['Escape', 'the button', 'Back'])('until %s closes it and its card has the focus', async (way) => {
    const { location, go } = app.open('/proposals?tab=received', 'verified');
    await read(other);
    // However many were read, one step leads back to the list.
    await read(imran);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'Back') await go(-1);
    else await userEvent.click(screen.getByRole('button', { name: 'Close profile' }));
    await isClosed();
    expect(location()).toMatchObject({ pathname: '/proposals', search: '?tab=received' });
    expect(await linkTo(imran)).toHaveFocus();
  });

  it('which a menu above it does not close', async () => {
    app.open(`/proposals?profile=${imran.profileId}`, 'verified');
    const menu = await within(await panel()).findByRole('button', { name: `More about ${imran.profile.fullName}` });
    await userEvent.click(menu);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(await panel()).toBeInTheDocument();
    // There is no list before it in the history.
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  it('and answered there, after which a page of its own has the focus on its heading', async () => {
    const { path } = app.open('/proposals', 'verified');
    await read(imran);
    await userEvent.click(inBar('button', 'Accept'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /can now talk/ });
    expect(path()).toBe(`/proposals/${imran.profileId}`);
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('with Decline before Accept also for the Tab key, as the bar and the cards show them', async () => {
    app.open('/proposals', 'verified');
    await read(imran);
    expect(inBar('button', 'Decline')).toBeEnabled();
    const answers = screen.getAllByRole('button', { name: /^(Accept|Decline)$/ });
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Decline', 'Accept', 'Decline', 'Accept']);
  });

  it('and declined there, after which it closes, its card moves, and the next one has the focus', async () => {
    app.open('/proposals', 'verified');
    await read(imran);
    await userEvent.click(inBar('button', 'Decline'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await isClosed();
    await waitFor(async () => expect(await linkTo(other)).toHaveFocus());
    expect(await screen.findByRole('region', { name: 'Closed' })).toHaveTextContent('This proposal has been declined.');
  });

  it.each(['its bar', 'its card'])(
    'and taken back in %s, after which it closes and the next card has the focus',
    async (place) => {
      for (const proposal of app.mockBackend.state.proposals)
        Object.assign(proposal, { sender: proposal.receiver, receiver: proposal.sender });
      app.open('/proposals?tab=sent', 'verified');
      // The newest is the first.
      const opened = await read(other);
      if (place === 'its bar') await userEvent.click(inBar('button', 'Take back'));
      else {
        const menus = screen.getAllByRole('button', { name: `More about ${other.profile.fullName}` });
        await userEvent.click(menus.find((menu) => !opened.contains(menu))!);
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }));
      }
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
      await isClosed();
      await waitFor(async () => expect(await linkTo(imran)).toHaveFocus());
      const waiting = screen.getByRole('region', { name: 'Waiting for an answer' });
      expect(within(waiting).getAllByRole('article')).toHaveLength(1);
      expect(screen.getByRole('region', { name: 'Closed' })).toHaveTextContent('You took this proposal back.');
    },
  );

  it.each(['its bar', 'another card'])('and answered in %s once the other side took it back', async (place) => {
    app.open('/proposals', 'verified');
    const opened = await read(place === 'its bar' ? other : imran);
    const gone = app.mockBackend.state.proposals.find(({ sender }) => sender === other.userId)!;
    Object.assign(gone, { status: 'DECLINED', takenBackAt: new Date().toISOString() });
    const cards = () => screen.getAllByRole('article').filter((card) => !opened.contains(card));
    await userEvent.click(
      place === 'its bar' ? inBar('button', 'Accept') : within(cards()[0]!).getByRole('button', { name: 'Accept' }),
    );
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    if (place === 'its bar') {
      await isClosed();
      await waitFor(async () => expect(await linkTo(imran)).toHaveFocus());
    } else expect(opened).toBeVisible();
  });

  it('and from another card that is accepted closes for what comes next', async () => {
    app.open('/proposals', 'verified');
    await read(imran);
    const card = screen
      .getAllByRole('article')
      .find((each) => within(each).queryByRole('link', { name: other.profile.fullName }))!;
    await userEvent.click(within(card).getByRole('button', { name: 'Accept' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await isClosed();
    expect(await screen.findByRole('region', { name: /can now talk/ })).toBeInTheDocument();
  });

  it('and closes when the member is blocked', async () => {
    const { path } = app.open('/proposals', 'verified');
    const opened = await read(imran);
    await userEvent.click(within(opened).getByRole('button', { name: `More about ${imran.profile.fullName}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
    await isClosed();
    expect(path()).toBe('/proposals');
    await waitFor(() => expect(screen.queryByRole('link', { name: imran.profile.fullName })).not.toBeInTheDocument());
    expect(await linkTo(other)).toBeVisible();
  });

  it('with a way to try again, and to close, where it cannot be read', async () => {
    const loading = app.mockBackend.slow('getProfile');
    const first = app.open(`/proposals?profile=${imran.profileId}`, 'verified');
    // The bar comes with the profile.
    await panel();
    await linkTo(imran);
    expect(screen.queryByText('You answer in the bar below.')).not.toBeInTheDocument();
    first.unmount();
    loading();
    const restore = app.mockBackend.fail('getProfile', { code: 'unavailable' });
    app.open(`/proposals?profile=${imran.profileId}`, 'verified');
    const opened = await panel();
    const again = await within(opened).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    // Without the bar one answers in the card.
    expect(screen.queryByText('You answer in the bar below.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(2);
    expect(within(opened).getByRole('button', { name: 'Close profile' })).toBeEnabled();
    restore();
    await userEvent.click(again);
    await within(opened).findByRole('heading', { level: 2, name: imran.profile.fullName });
    expect(screen.getByText('You answer in the bar below.')).toBeVisible();
  });

  it('but not when the link is to open a tab of its own', async () => {
    const { location } = app.open('/proposals', 'verified');
    const link = await linkTo(imran);
    const click = createEvent.click(link, { ctrlKey: true });
    let isTaken: boolean | undefined;
    // jsdom does not open tabs.
    const keep = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', keep, { once: true });
    fireEvent(link, click);
    expect(isTaken).toBe(false);
    expect(location().search).toBe('');
  });
});

it('in a narrow window it is a page of its own', async () => {
  const { location, go } = app.open('/proposals', 'verified');
  await userEvent.click(await linkTo(imran));
  await screen.findByRole('heading', { level: 1, name: imran.profile.fullName });
  expect(location()).toMatchObject({ pathname: `/profile/${imran.profileId}`, search: '' });
  // The history of a shared device tells two profiles apart, and names nobody.
  expect(document.title).toBe(`Profile · NH-${imran.profileId.slice(-8)} · Mithaq`);
  await go(`/proposals?profile=${other.profileId}`);
  await screen.findByRole('heading', { level: 1, name: other.profile.fullName });
  expect(location()).toMatchObject({ pathname: `/profile/${other.profileId}`, search: '' });
});

async function panelIsThere(): Promise<boolean> {
  await linkTo(imran);
  return screen.queryByRole('region', { name: 'Profile' }) !== null;
}
