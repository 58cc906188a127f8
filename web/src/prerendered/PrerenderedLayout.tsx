import { Header, Logo, PageShell } from '@mithaq/ui-kit';
import type { ReactNode } from 'react';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { SignInButton } from '../auth/SignInButton.tsx';
import { Languages } from '../layout/Languages.tsx';
import { OpenInBrowser } from './OpenInBrowser.tsx';
import { SignInErrors } from './SignInErrors.tsx';

export interface PrerenderedLayoutProps {
  /** The content of the page. */
  children: ReactNode;
  /** The path of the page. */
  path: string;
}

/** Header, footer and sign-in parts around a prerendered page. */
export function PrerenderedLayout({ children, path }: PrerenderedLayoutProps) {
  return (
    <>
      <PageShell
        header={
          <Header
            logo={<Logo href="/" />}
            right={
              <>
                <Languages path={path} />
                <SignInButton />
              </>
            }
          />
        }
        footer={<SiteFooter hasCredits={path === '/'} />}
      >
        {children}
      </PageShell>
      <OpenInBrowser />
      <SignInErrors />
    </>
  );
}

/** The layout of the offline page: without links, since no other page can be reached. */
export function OfflineLayout({ children }: Pick<PrerenderedLayoutProps, 'children'>) {
  return <PageShell header={<Header logo={<Logo />} />}>{children}</PageShell>;
}
