import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Link, type LinkProps } from './LinkContext.tsx';

const RouterLink = (props: LinkProps) => <a {...props} data-router />;

describe('Link', () => {
  it.each([
    ['/feed', true],
    ['https://example.org', false],
    ['mailto:a@example.org', false],
    ['#how-it-works', false],
    ['/api/v1/auth/google', false],
  ])('%s is the router’s: %s', (href, isRouters) => {
    renderInKit(<Link href={href}>go</Link>, { linkComponent: RouterLink });
    expect(screen.getByRole('link', { name: 'go' }).hasAttribute('data-router')).toBe(isRouters);
  });

  it('leaves a new tab to the browser', () => {
    renderInKit(
      <Link href="/guide" target="_blank">
        go
      </Link>,
      { linkComponent: RouterLink },
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
  });

  it('is a plain anchor without a router', () => {
    renderInKit(<Link href="/feed">go</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/feed');
  });
});

describe('LinkButton', () => {
  it('is a link, followed by the router', () => {
    renderInKit(<LinkButton href="/feed">Go to Home</LinkButton>, { linkComponent: RouterLink });
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('data-router');
  });
});
