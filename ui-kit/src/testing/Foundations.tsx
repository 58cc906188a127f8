import { Stack, Text, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { TextLink } from '../Link/TextLink.tsx';
import { partsWith } from './token-uses.ts';
import { CopyName } from '../theme/CopyName.tsx';
import classes from '../theme/Foundations.module.css';

/** A page of the foundations: a title, a sentence, and what it shows. */
export const Sheet = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Stack component="section" gap="lg" maw="60rem">
    <div>
      <Title order={2}>{title}</Title>
      <Text c="dimmed" maw="40rem" mt="xs">
        {lead}
      </Text>
    </div>
    {children}
  </Stack>
);

/** One token: a picture of its value, its name and the value. A click copies the name. */
export const Token = ({ name, value, style }: { name: string; value: string; style: CSSProperties }) => (
  <CopyName name={name}>
    <Stack gap={4} fz="xs">
      <span className={classes.sample} style={style} />
      {name}
      <Text span fz="xs" c="dimmed">
        {value}
      </Text>
    </Stack>
  </CopyName>
);

/** The parts that use a token by their style sheets or by Mantine's props, each a link to its page. */
export const UsedIn = ({ name }: { name: string }) => {
  const parts = partsWith(name);
  return (
    <Text fz="xs" c="dimmed" maw="40rem">
      {parts.length === 0 ? 'In no part of the kit' : 'In '}
      {parts.map((part, i) => (
        <span key={part.name}>
          {i > 0 && ', '}
          <TextLink href={`?path=/docs/${part.page}--docs`} target="_top">
            {part.name}
          </TextLink>
        </span>
      ))}
    </Text>
  );
};

/** The scheme of the toolbar. */
export const schemeIn = (globals: Record<string, unknown>) => (globals['scheme'] === 'dark' ? 'dark' : 'light');
