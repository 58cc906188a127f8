import { useLingui } from '@lingui/react/macro';
import { PageBody, PageHeader, Passage } from '@mithaq/ui-kit';
import { credits } from '../content/credits.ts';
import { duas } from '../content/duas.ts';
import { guidance } from '../content/guidance.ts';
import { successStories } from '../content/success-stories.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import classes from './CommunityPage.module.css';
import { CommunitySection } from './CommunitySection.tsx';
import { DuaEntry } from './DuaEntry.tsx';
import { QuoteOfTheDay } from './QuoteOfTheDay.tsx';
import { sections } from './sections.tsx';
import { SectionCards } from './SectionCards.tsx';
import { useSource } from './use-source.ts';

/** Nikah Insights: a quote for the day, duas, guidance and two stories. */
export function CommunityPage() {
  const { t } = useLingui();
  const source = useSource();
  return (
    <PageBody>
      <PageHeader
        title={t`Nikah Insights`}
        lead={t`Supplications, guidance and stories for the time before a marriage, and after.`}
      />
      <QuoteOfTheDay />
      <SectionCards />

      <CommunitySection {...sections.duas}>
        {duas.map((dua) => (
          <DuaEntry key={dua.id} dua={dua} />
        ))}
      </CommunitySection>

      <CommunitySection {...sections.guidance}>
        {guidance.map((entry) => (
          <Passage
            key={entry.id}
            heading={t(entry.heading)}
            noteLabel={'story' in entry ? t`Story` : t`Context`}
            note={t('story' in entry ? entry.story : entry.context)}
            reference={source({ category: 'HADITH', reference: entry.reference })}
          >
            <p>{entry.content[currentLanguage()]}</p>
          </Passage>
        ))}
      </CommunitySection>

      <CommunitySection {...sections.stories}>
        {successStories.map(({ id, title, story, lesson, reference }) => (
          <Passage key={id} heading={t(title)} noteLabel={t`Key lesson`} note={t(lesson)} reference={t(reference)}>
            <p>{t(story)}</p>
          </Passage>
        ))}
      </CommunitySection>

      <div className={classes.credits}>
        {credits.map(({ id, text }) => (
          <p key={id}>{t(text)}</p>
        ))}
      </div>
    </PageBody>
  );
}
