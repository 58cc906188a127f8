import { Header, Logo, PageShell } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { SiteFooter } from '../app/SiteFooter.tsx';
import { SignInButton } from '../auth/SignInButton.tsx';
import { Languages } from './Languages.tsx';
import { OpenInBrowser } from './OpenInBrowser.tsx';
import { Refusals } from './Refusals.tsx';

export interface VisitorFrameProps {
  /** The page within it. */
  children: ReactNode;
  /** Where the page stands. */
  path: string;
}

/** What stands around a page for visitors, with all that visitor.ts brings to life. */
export function VisitorFrame({ children, path }: VisitorFrameProps) {
  return (
    <>
      <PageShell
        header={<Header logo={<Logo href="/" />} right={<SignInButton />} />}
        footer={<SiteFooter hasCredits={path === '/'} languages={<Languages path={path} />} />}
      >
        {children}
      </PageShell>
      <OpenInBrowser />
      <Refusals />
    </>
  );
}

/** The same for the page without a connection: there is nowhere to go. */
export function OfflineFrame({ children }: Pick<VisitorFrameProps, 'children'>) {
  return <PageShell header={<Header logo={<Logo />} />}>{children}</PageShell>;
}
