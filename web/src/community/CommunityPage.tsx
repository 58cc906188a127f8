import { DuaBlock, PageBody, PageHeader, Passage, QuoteBanner } from '@mithaq/ui-kit';
import { useState } from 'react';
import { credits } from '../content/credits.ts';
import { quoteOf } from '../content/daily-quotes.ts';
import { duas } from '../content/duas.ts';
import { guidance } from '../content/guidance.ts';
import { successStories } from '../content/success-stories.ts';
import classes from './CommunityPage.module.css';
import { CommunitySection } from './CommunitySection.tsx';
import { sections } from './sections.tsx';
import { SectionCards } from './SectionCards.tsx';

/** Nikah Insights: a quote for the day, duas, guidance and two stories. */
export function CommunityPage() {
  const [quote] = useState(() => quoteOf(new Date()));
  return (
    <PageBody>
      <PageHeader title="Nikah Insights" lead="Supplications, guidance and stories for the time before a marriage, and after." />
      <QuoteBanner label="Quote of the day" reference={`${quote.reference} · ${quote.label}`}>
        {quote.text}
      </QuoteBanner>
      <SectionCards />

      <CommunitySection {...sections.duas}>
        {duas.map(({ id, heading, category, arabic, translation, translationLabel, reference, note }) => (
          <DuaBlock
            key={id}
            heading={heading}
            category={category}
            arabic={arabic}
            translation={
              <>
                {translation}
                {note ? <span className={classes.note}>{note}</span> : null}
              </>
            }
            reference={`${reference} · ${translationLabel}`}
          />
        ))}
      </CommunitySection>

      <CommunitySection {...sections.guidance}>
        {guidance.map((entry) => (
          <Passage
            key={entry.id}
            heading={entry.heading}
            noteLabel={'story' in entry ? 'Story' : 'Context'}
            note={'story' in entry ? entry.story : entry.context}
            reference={`${entry.reference} · ${entry.contentLabel}`}
          >
            <p>{entry.content}</p>
          </Passage>
        ))}
      </CommunitySection>

      <CommunitySection {...sections.stories}>
        {successStories.map(({ id, title, story, lesson, reference }) => (
          <Passage key={id} heading={title} noteLabel="Key lesson" note={lesson} reference={reference}>
            <p>{story}</p>
          </Passage>
        ))}
      </CommunitySection>

      <div className={classes.credits}>
        {credits.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </PageBody>
  );
}
