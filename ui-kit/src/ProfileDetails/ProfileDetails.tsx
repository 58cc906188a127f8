import '@mantine/core/styles/DataList.layer.css';
import { DataList, Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Seal } from '../Seal/Seal.tsx';
import { useHeadingOrder } from '../shared/heading-order.ts';
import { useOwnWords } from '../shared/own-words.ts';
import { Tags } from '../Tags/Tags.tsx';
import classes from './ProfileDetails.module.css';

export interface Fact {
  /** What the fact is about, "Lives in". */
  label: string;
  /** The fact, "Hyderabad, Telangana, India". */
  value: ReactNode;
  /** In soft ink, since it says nothing yet: "Rather discuss". */
  isSoft?: boolean;
}

export interface ProfileDetailsProps {
  /** The profile id from which the seal is drawn. */
  sealId: string;
  /** The name, which is the heading of the page. */
  name: string;
  /** What is between this member and the reader, below the name: "Imran has sent you a proposal" with a `StatusBadge`. */
  status?: ReactNode;
  /** Age and place, under the name where the facts are far below. */
  lead: readonly ReactNode[];
  /** Short facts under the name, "NH-7f3c91aa", "Phone verified". */
  subline: readonly ReactNode[];
  /** The heading of the facts, "In short". */
  factsTitle: string;
  /** The facts that everybody has, in order. */
  facts: readonly Fact[];
  /** Further facts, below a hairline. */
  moreFacts?: readonly Fact[];
  /** The member's own text with its paragraphs. Empty while it is not shown. */
  aboutMe: string;
  /** Three tags, in the language of the page. */
  tags: readonly string[];
  /** A menu at the end of the name's line. */
  menu?: ReactNode;
  /** Sections of the letter, such as "Looking for". */
  children?: ReactNode;
  /** What the two wrote to each other, `NoteSheet`s, below the name. */
  notes?: ReactNode;
  /** Below the words and the tags, a link to edit them. */
  wordsLink?: ReactNode;
  /** Below the facts, links to edit them. */
  factsLinks?: ReactNode;
  /** Sections after the facts, such as "How you fit". */
  after?: ReactNode;
}

/** Characters of a text below which the letter is no higher than the facts, where more than these follow. */
const shortLetter = 450;
const fewFacts = 5;

/**
 * A whole profile, set to be read like a letter of introduction: the words, then the facts. In a panel it is one card; a wide page has
 * the facts beside the letter, as in a margin. It prints on one page.
 */
export function ProfileDetails({
  sealId,
  name,
  status,
  lead,
  subline,
  factsTitle,
  facts,
  moreFacts,
  aboutMe,
  tags,
  menu,
  children,
  notes,
  wordsLink,
  factsLinks,
  after,
}: ProfileDetailsProps) {
  const order = useHeadingOrder();
  const nameId = useId();
  const ownWords = useOwnWords();
  const isShort = !notes && aboutMe.length < shortLetter && (moreFacts?.length ?? 0) > fewFacts;
  return (
    <article aria-labelledby={nameId} className={classes.profile} data-short={isShort || undefined}>
      <div className={classes.columns}>
        <Paper withBorder shadow="xs" radius="xl" className={classes.sheet}>
          <Paper withBorder shadow="xs" radius="xl" className={classes.letter}>
            <header className={classes.head}>
              <Seal id={sealId} size={104} className={classes.seal} />
              <div className={classes.person}>
                <Title order={order} size="h1" className={classes.name} id={nameId}>
                  <bdi>{name}</bdi>
                </Title>
                <Parts parts={lead} className={classes.lead} />
              </div>
              <Parts parts={subline} className={classes.subline} />
              {status ? <p className={classes.status}>{status}</p> : null}
              {menu ? <div className={classes.menu}>{menu}</div> : null}
            </header>
            {notes ? <div className={classes.notes}>{notes}</div> : null}
            {aboutMe ? (
              <div {...ownWords(aboutMe)} className={classes.aboutMe}>
                {aboutMe}
              </div>
            ) : null}
            <Tags tags={tags} />
            {wordsLink}
            {children ? <div className={classes.sections}>{children}</div> : null}
          </Paper>
          <div className={classes.margin}>
            <ProfileSection title={factsTitle}>
              <div className={classes.allFacts}>
                <FactList facts={facts} />
                {moreFacts && moreFacts.length > 0 ? (
                  <div className={classes.more}>
                    <FactList facts={moreFacts} />
                  </div>
                ) : null}
              </div>
              {factsLinks}
            </ProfileSection>
            {after}
          </div>
        </Paper>
      </div>
    </article>
  );
}

/** Short parts with a dot between them. */
function Parts({ parts, className }: { parts: readonly ReactNode[]; className?: string | undefined }) {
  return (
    <ul className={className ? `${classes.parts} ${className}` : classes.parts}>
      {parts.map((part, i) => (
        <li key={i}>{part}</li>
      ))}
    </ul>
  );
}

/** Mantine's DataList, whose values move under their labels where text is large. */
export function FactList({ facts }: { /** The facts, in order. */ facts: readonly Fact[] }) {
  return (
    <DataList
      size="md"
      gap="sm"
      className={classes.facts}
      classNames={{ item: classes.fact, itemLabel: classes.label, itemValue: classes.value }}
    >
      {facts.map(({ label, value, isSoft }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue mod={{ soft: isSoft }}>
            <bdi>{value}</bdi>
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}

export interface ProfileSectionProps {
  /** The heading, "Looking for". */
  title: string;
  /** Text or a `FactList`. */
  children: ReactNode;
}

/** A further section of a profile. */
export function ProfileSection({ title, children }: ProfileSectionProps) {
  const order = useHeadingOrder(1);
  return (
    <section className={classes.section}>
      <Title order={order} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
