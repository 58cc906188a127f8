import { members } from '@mithaq/openapi/examples/members.ts';
import { heldName } from '@mithaq/openapi/rules/first-name.ts';
import { noConnection } from '@mithaq/openapi/rules/problems.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi, onTestFinished } from 'vitest';
import { stubIntersectionObserver } from '../testing/stub-intersection-observer.ts';
import { renderScreen, useMockBackend } from '../testing/render-screen.tsx';
import { onlyProposals } from '../testing/prepare-state.ts';
import { imran } from '../testing/people.ts';
import { forgetMembers, keepForMember } from '../shared/member-storage.ts';
import { activateLanguage } from '../i18n/i18n.ts';
import { FeedPage } from './FeedPage.tsx';
import { ForYouPage } from './ForYouPage.tsx';

const held = useMockBackend({ signedInAs: 'amina-siddiqui' });

const reachEnd = stubIntersectionObserver();
const cards = () => screen.getAllByRole('article');

describe('FeedPage', () => {
  it('shows six skeletons, then nine cards, then nine more at the end', async () => {
    const { container } = renderScreen(<FeedPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Explore Profiles' })).toBeInTheDocument();
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6);
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    reachEnd();
    await vi.waitFor(() => expect(cards()).toHaveLength(18));
  });

  it('says where the list ends, once all have come', async () => {
    renderScreen(<FeedPage />);
    await screen.findAllByRole('article');
    expect(screen.queryByText('That is everybody for now.')).not.toBeInTheDocument();
    while (screen.queryByText('That is everybody for now.') === null) {
      const before = cards().length;
      reachEnd();
      await vi.waitFor(() =>
        expect(cards().length > before || screen.queryByText('That is everybody for now.') !== null).toBe(true),
      );
    }
    expect(cards().length).toBeGreaterThan(18);
  });

  it('shows the facts, the text and the tags of a member', async () => {
    renderScreen(<FeedPage />);
    const [card] = await screen.findAllByRole('article');
    const link = within(card!).getByRole('link');
    const id = link.getAttribute('href')!.replace('/profile/', '');
    const member = members.find(({ profileId }) => profileId === id)!;
    expect(link).toHaveTextContent(member.profile.fullName.split(' ')[0]!);
    expect(card).toHaveTextContent(`NH-${id.slice(-8)}`);
    expect(card).toHaveTextContent(
      `${new Date().getUTCFullYear() - Number(member.profile.dateOfBirth.slice(0, 4))} years`,
    );
    expect(within(card!).getAllByRole('listitem')).toHaveLength(3);
    expect(card).not.toHaveTextContent('_');
    expect(card).not.toHaveTextContent(/wishes|Fits on/);
  });

  it('marks a card whose profile was read, until the account signs out', async () => {
    const { unmount } = renderScreen(<FeedPage />);
    const [card] = await screen.findAllByRole('article');
    const id = within(card!).getByRole('link').getAttribute('href')!.replace('/profile/', '');
    expect(screen.queryByText('Already read')).not.toBeInTheDocument();
    unmount();
    localStorage.setItem(`mithaq.read.${held.mockBackend.signedInUserId()}`, JSON.stringify([id]));
    const again = renderScreen(<FeedPage />);
    const [first, ...others] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Already read')).toBeInTheDocument();
    for (const other of others) expect(other).not.toHaveTextContent('Already read');
    again.unmount();
    forgetMembers();
    keepForMember();
    renderScreen(<FeedPage />);
    await screen.findAllByRole('article');
    expect(screen.queryByText('Already read')).not.toBeInTheDocument();
  });

  it('says a name that cannot be shown in the language of the page', async () => {
    await act(() => activateLanguage('ar', 'app', 'matching'));
    for (const { profile } of held.mockBackend.state.users) if (profile) profile.fullName = heldName;
    renderScreen(<FeedPage />);
    const [card] = await screen.findAllByRole('article');
    expect(within(card!).getByRole('link')).toHaveTextContent('عضو');
    expect(within(card!).getByRole('button')).toHaveAccessibleName(/عضو/);
    await act(() => activateLanguage('en'));
  });

  it.each([
    ['ar', 'ماجستير آداب', 'معلّم'],
    ['ur', 'ایم اے', 'ٹیچر'],
  ] as const)('names a known education and occupation in %s', async (language, education, occupation) => {
    onTestFinished(() => act(() => activateLanguage('en')));
    await act(() => activateLanguage(language, 'app', 'matching'));
    for (const { profile } of held.mockBackend.state.users)
      if (profile) Object.assign(profile, { education: 'ma', occupation: 'Teacher' });
    renderScreen(<FeedPage />);
    const [card] = await screen.findAllByRole('article');
    for (const name of [education, occupation]) expect(within(card!).getByText(name)).toBeInTheDocument();
  });

  it('says that something went wrong and what to do, and tries again', async () => {
    const restore = held.mockBackend.fail('getFeed', { code: 'unavailable', detail: 'Please wait.' });
    renderScreen(<FeedPage />);
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.queryByText('Please wait.')).not.toBeInTheDocument();
    expect(screen.getByText('The members could not be loaded. Please try again in a moment.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()); // once more
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    expect(screen.getAllByRole('link')[0]).toHaveFocus();
  });

  it('keeps the cards when the next page fails', async () => {
    renderScreen(<FeedPage />);
    await screen.findAllByRole('article');
    const restore = held.mockBackend.fail('getFeed', { code: 'unavailable' });
    reachEnd();
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(cards()).toHaveLength(9);
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(cards()).toHaveLength(18));
    expect(screen.getAllByRole('link')[9]).toHaveFocus();
  });

  it('loads again when the connection is back', async () => {
    const restore = held.mockBackend.fail('getFeed', 'offline');
    renderScreen(<FeedPage />);
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText(noConnection)).toBeInTheDocument();
    fireEvent(window, new Event('offline'));
    restore();
    fireEvent(window, new Event('online'));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
  });

  it('shows an encouraging text when there is nobody yet', async () => {
    for (const { id, profile } of held.mockBackend.state.users)
      if (profile && id !== held.mockBackend.signedInUserId()) profile.isVerified = false;
    renderScreen(<FeedPage />);
    expect(
      await screen.findByText(
        'Taking a moment to find your perfect match. Check back soon as our community grows with blessed individuals.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  });
});

describe('ForYouPage', () => {
  it('says where the suggestions begin that do not meet the wishes for age and country', async () => {
    const { container } = renderScreen(<ForYouPage />);
    await screen.findAllByRole('article');
    const line = () => screen.queryByText('From here on, age or country does not meet every wish.');
    while (line() === null) {
      const before = cards().length;
      reachEnd();
      await vi.waitFor(() => expect(cards().length).toBeGreaterThan(before));
    }
    const parts = [...container.querySelectorAll('article, p')];
    const texts = (some: Element[]) =>
      some.filter((part) => part.matches('article')).map(({ textContent }) => textContent);
    const at = parts.indexOf(line()!);
    expect(texts(parts.slice(at))).not.toHaveLength(0);
    for (const text of texts(parts.slice(0, at))) expect(text).not.toMatch(/Differs[^.]*: .*(age|country)|outside/);
    for (const text of texts(parts.slice(at))) expect(text).toMatch(/Differs[^.]*: .*(age|country)|outside/);
  });

  it('says on each card why', async () => {
    renderScreen(<ForYouPage />);
    const all = await screen.findAllByRole('article');
    expect(all.length).toBeGreaterThan(0);
    for (const card of all) expect(card).toHaveTextContent(/Fits on|Both of you fit each other's wishes/);
    expect(all.some((card) => /Differs|outside/.test(card.textContent))).toBe(true);
  });

  it('suggests nobody once the own marriage is fixed, but while one is still asked', async () => {
    onlyProposals(held.mockBackend, 'received', [[imran, 'MARRIAGE_FIXED']]);
    const { unmount } = renderScreen(<ForYouPage />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nobody is suggested now' })).toBeVisible();
    expect(screen.getAllByText(/you are in no list/)).toHaveLength(1);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    unmount();
    const asked = { marriageFixedBy: 'SENDER', changedAt: new Date().toISOString() } as const;
    Object.assign(held.mockBackend.state.proposals[0]!, asked);
    renderScreen(<ForYouPage />);
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(screen.getByText(/says that your marriage is fixed/)).toBeVisible();
  });

  it('tells the message of an error too', async () => {
    held.mockBackend.fail('getForYou', { code: 'unavailable', detail: 'Please wait.' });
    renderScreen(<ForYouPage />);
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText('Please wait.')).toBeInTheDocument();
  });
});
