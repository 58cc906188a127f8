import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../test-render.tsx';
import { BottomTabBar } from './BottomTabBar.tsx';

const tabs = ['For You', 'Feed'].map((label, i) => ({ label, href: `/${i}`, icon: null, isCurrent: i === 1 }));

describe('BottomTabBar', () => {
  it('marks the current page', () => {
    renderInKit(<BottomTabBar tabs={tabs} />);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Feed');
  });

  it('reports a double click', async () => {
    const onDoubleClick = vi.fn();
    renderInKit(<BottomTabBar tabs={tabs} onDoubleClick={onDoubleClick} />);
    await userEvent.dblClick(screen.getByRole('navigation'));
    expect(onDoubleClick).toHaveBeenCalledOnce();
  });
});
