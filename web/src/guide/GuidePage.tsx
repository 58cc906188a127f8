import { PageBody, PageHeader, Prose } from '@mithaq/ui-kit';
import { guide, guideTitle } from './guide.ts';
import classes from './GuidePage.module.css';

/** How to write a profile and set preferences. The form's help links lead to its sections. */
export function GuidePage() {
  return (
    <PageBody width="reading">
      <PageHeader title={guideTitle} lead="Two short chapters: how to write about yourself, and how to say whom you hope to meet." />
      <Prose>
        {guide.map(({ id, heading, intro, tips, examples }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <p>{intro}</p>
            <h3>Tips</h3>
            <ul>
              {tips.map((tip) => (
                <li key={tip.heading}>
                  <strong>{asSentence(tip.heading)}</strong> {tip.text}
                </li>
              ))}
            </ul>
            <h3>Examples</h3>
            {examples.map((example) => (
              <figure key={example.label} className={classes.example}>
                <figcaption>{example.label}</figcaption>
                <blockquote>{example.text}</blockquote>
              </figure>
            ))}
          </section>
        ))}
      </Prose>
    </PageBody>
  );
}

/** Some headings are questions already. */
function asSentence(heading: string): string {
  return /[.?!]$/.test(heading) ? heading : `${heading}.`;
}
