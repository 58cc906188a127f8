import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { Seal } from './Seal.tsx';

describe('Seal', () => {
  it('is silent as an ornament', () => {
    const { container } = renderInKit(<Seal id="a" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a name when it is given one', () => {
    renderInKit(<Seal id="a" label="Amina's seal" />);
    expect(screen.getByRole('img', { name: "Amina's seal" })).toBeInTheDocument();
  });

  it('leaves the band out below 40 px', () => {
    const strands = (size: number) =>
      renderInKit(<Seal id="a" size={size} />).container.querySelectorAll('g[stroke-width] path').length;
    expect(strands(39)).toBe(0);
    expect(strands(40)).toBeGreaterThan(0);
  });
});
