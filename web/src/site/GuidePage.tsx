import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Prose, SectionHeading } from '@mithaq/ui-kit';
import { faq, guideQuestions } from '../content/faq.ts';
import { landing } from '../content/landing.ts';
import { OperatorText } from '../reference/OperatorText.tsx';
import { guide, guideTitle } from './guide.ts';
import classes from './GuidePage.module.css';
import { Questions } from './Questions.tsx';

/** How to write a profile and set preferences, and the questions. The form's help links lead to its sections. */
export function GuidePage() {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <PageHeader
        title={t(guideTitle)}
        lead={t`Two short chapters: how to write about yourself, and how to say whom you hope to meet.`}
      />
      <Prose>
        {guide.map(({ id, heading, intro, tips, examples }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{t(heading)}</h2>
            <p>{t(intro)}</p>
            <h3>{t`Tips`}</h3>
            <ul>
              {tips.map((tip) => (
                <li key={tip.heading.id}>
                  <strong>{t(tip.heading)}</strong> {t(tip.text)}
                </li>
              ))}
            </ul>
            <h3>{t`Examples`}</h3>
            {examples.map((example) => (
              <figure key={example.label.id} className={classes.example}>
                <figcaption>{t(example.label)}</figcaption>
                <blockquote>{t(example.text)}</blockquote>
              </figure>
            ))}
          </section>
        ))}
      </Prose>
      <section aria-labelledby="questions" className={classes.questions}>
        <SectionHeading
          id="questions"
          lead={<OperatorText text={msg({ message: 'Run by {operator}. Write to {email}.' })} />}
        >
          {t(landing.faqHeading)}
        </SectionHeading>
        <Questions entries={[...faq, ...guideQuestions]} />
      </section>
    </PageBody>
  );
}
