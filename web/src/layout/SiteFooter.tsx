import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Footer, Logo, TextLink } from '@mithaq/ui-kit';
import { credits } from '../content/credits.ts';
import { placeOf } from '../content/quran-place.ts';
import { OperatorText } from '../reference/OperatorText.tsx';

const links: { label: MessageDescriptor; href: string; isElsewhere?: boolean }[] = [
  { label: msg`Privacy Policy`, href: '/privacy-policy' },
  { label: msg`Terms of Service`, href: '/terms-of-service' },
  { label: msg`Instagram`, href: 'https://www.instagram.com/mithaq', isElsewhere: true },
  { label: msg`Profile Creation Guide`, href: '/profile-creation-guide' },
  { label: msg`API documentation`, href: '/api/docs', isElsewhere: true },
];

export interface SiteFooterProps {
  /** Shows the sources of verses and hadith. */
  hasCredits: boolean;
}

/** The footer of the public pages. */
export function SiteFooter({ hasCredits }: SiteFooterProps) {
  const { t } = useLingui();
  const verseOfTheName = t(placeOf({ surah: 4, from: 21 }));
  return (
    <Footer
      logo={<Logo />}
      line={t`A solemn covenant, ${verseOfTheName}`}
      links={links.map(({ label, href, isElsewhere }) => (
        <TextLink key={href} href={href} isQuiet {...(isElsewhere ? { target: '_blank' } : {})}>
          {t(label)}
        </TextLink>
      ))}
    >
      <p>
        <OperatorText text={msg({ message: 'Run by {operator}. Write to {email}.' })} />
      </p>
      {hasCredits ? (
        <details>
          <summary>{t`Sources of the texts`}</summary>
          {credits.map(({ id, text }) => (
            <p key={id}>{t(text)}</p>
          ))}
        </details>
      ) : null}
    </Footer>
  );
}
