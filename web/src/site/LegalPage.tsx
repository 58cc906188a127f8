import { Trans, useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Prose } from '@mithaq/ui-kit';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { OperatorText } from '../reference/OperatorText.tsx';
import { withoutYearComma } from '../shared/time.ts';
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
  // The text appears with the name of the operator in it, so that nothing moves when that is known.
  const { isPending } = useGetClientConfig();
  const day = <time dateTime={page.lastChanged}>{withoutYearComma(asDay.format(new Date(page.lastChanged)))}</time>;
  return (
    <PageBody width="text">
      <PageHeader title={t(page.title)} lead={<Trans>Last changed on {day}</Trans>} />
      {isPending ? null : (
        <Prose>
          <p>{t(page.intro)}</p>
          {page.sections.map(({ id, heading, operator, paragraphs, bullets, closing }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{t(heading)}</h2>
              {operator ? (
                <p>
                  <OperatorText text={operator} />
                </p>
              ) : null}
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
      )}
    </PageBody>
  );
}
