import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { BottomTabBar } from './BottomTabBar.tsx';

const tabs = ['For You', 'Feed'].map((label, i) => ({ label, href: `/${i}`, icon: null, isCurrent: i === 1 }));

describe('BottomTabBar', () => {
  it('marks the current page', () => {
    renderInKit(<BottomTabBar tabs={tabs} />);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Feed');
  });

  it('says that there is something new, without a number', () => {
    renderInKit(<BottomTabBar tabs={tabs.map((tab) => ({ ...tab, news: tab.isCurrent ? undefined : 'new' }))} />);
    expect(screen.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['For You (new)', 'Feed']);
  });

  it('says that something waits, unless there is something new', () => {
    renderInKit(
      <BottomTabBar
        tabs={tabs.map((tab) => ({ ...tab, waiting: 'waiting', news: tab.isCurrent ? 'new' : undefined }))}
      />,
    );
    expect(screen.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['For You (waiting)', 'Feed (new)']);
    expect(screen.getAllByRole('link').map((tab) => tab.querySelector('[data-quiet]') !== null)).toEqual([true, false]);
  });

  it('reports a double click', async () => {
    const onDoubleClick = vi.fn();
    renderInKit(<BottomTabBar tabs={tabs} onDoubleClick={onDoubleClick} />);
    await userEvent.dblClick(screen.getByRole('navigation'));
    expect(onDoubleClick).toHaveBeenCalledOnce();
  });
});
