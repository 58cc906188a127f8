import { Trans, useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Prose } from '@mithaq/ui-kit';
import type { LegalText } from './legal-text.ts';

export interface LegalPageProps {
  /** The text of the page. */
  page: LegalText;
}

/** A legal page. */
export function LegalPage({ page }: LegalPageProps) {
  const { i18n, t } = useLingui();
  const asDay = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const day = <time dateTime={page.lastChanged}>{asDay.format(new Date(page.lastChanged))}</time>;
  return (
    <PageBody width="reading">
      <PageHeader title={t(page.title)} lead={<Trans>Last changed on {day}</Trans>} />
      <Prose>
        <p>{t(page.intro)}</p>
        {page.sections.map(({ id, heading, paragraphs, bullets, closing }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{t(heading)}</h2>
            {paragraphs?.map((text) => (
              <p key={text.id}>{t(text)}</p>
            ))}
            {bullets ? (
              <ul>
                {bullets.map((text) => (
                  <li key={text.id}>{t(text)}</li>
                ))}
              </ul>
            ) : null}
            {closing?.map((text) => (
              <p key={text.id}>{t(text)}</p>
            ))}
          </section>
        ))}
      </Prose>
    </PageBody>
  );
}
