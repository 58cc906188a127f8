import { PageBody, PageHeader, Prose } from '@mithaq/ui-kit';
import type { LegalText } from './legal-text.ts';

export interface LegalPageProps {
  /** The words of the page. */
  page: LegalText;
}

const asDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal page, set to be read. */
export function LegalPage({ page }: LegalPageProps) {
  return (
    <PageBody width="reading">
      <PageHeader title={page.title} lead={<>Last changed on <time dateTime={page.lastChanged}>{asDay.format(new Date(page.lastChanged))}</time></>} />
      <Prose>
        <p>{page.intro}</p>
        {page.sections.map(({ id, heading, paragraphs, bullets }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {bullets ? (
              <ul>
                {bullets.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            ) : null}
            {paragraphs?.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </section>
        ))}
      </Prose>
    </PageBody>
  );
}
