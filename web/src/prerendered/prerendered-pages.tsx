import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { GuidePage } from '../site/GuidePage.tsx';
import { LandingPage } from '../site/LandingPage.tsx';
import { PrivacyPolicyPage } from '../site/PrivacyPolicyPage.tsx';
import { TermsOfServicePage } from '../site/TermsOfServicePage.tsx';
import { OfflinePage } from './OfflinePage.tsx';

export interface PrerenderedPage {
  /** The name of its file. `index` is `/`; `offline` is the page that the service worker shows without a connection. */
  name: string;
  /** The title of the window and of previews. */
  title: MessageDescriptor;
  /** For search engines and previews. */
  description: MessageDescriptor;
  content: ReactNode;
}

/** The pages that visitors see without the application. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    name: 'index',
    title: msg`Mithaq · Muslim marriage, without photos`,
    description: msg`A quiet place for Muslims who wish to marry, and for the families who help them. Words instead of photos, and contact by consent.`,
    content: <LandingPage />,
  },
  {
    name: 'privacy-policy',
    title: msg`Privacy Policy · Mithaq`,
    description: msg`What Mithaq keeps about you, why, and who sees it.`,
    content: <PrivacyPolicyPage />,
  },
  {
    name: 'terms-of-service',
    title: msg`Terms of Service · Mithaq`,
    description: msg`What you agree to when you use Mithaq: be truthful, be courteous, and share contact by consent.`,
    content: <TermsOfServicePage />,
  },
  {
    name: 'profile-creation-guide',
    title: msg`Profile Creation Guide · Mithaq`,
    description: msg`How to write about yourself, or about your daughter or son, and how to say whom you hope to meet: tips and example texts.`,
    content: <GuidePage />,
  },
  {
    name: 'offline',
    title: msg`You are offline · Mithaq`,
    description: msg`There is no connection just now.`,
    content: <OfflinePage />,
  },
];

/** Returns the path of a page. */
export function pathOf({ name }: Pick<PrerenderedPage, 'name'>): string {
  return name === 'index' ? '/' : `/${name}`;
}
