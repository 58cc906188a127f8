import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { EmptyStatePicture, type EmptyStateTone } from './EmptyStatePicture.tsx';

export interface EmptyStateProps {
  /** Which situation the picture shows. An error is also announced to screen readers when it appears. */
  tone?: EmptyStateTone;
  /** A short heading. */
  title?: ReactNode;
  /** A sentence that says what happened and what to do next. */
  children?: ReactNode;
  /** One button or link that leads on. */
  action?: ReactNode;
  /** Content below, such as a verse. */
  footer?: ReactNode;
  /** The level of the heading. */
  headingOrder?: 1 | 2;
}

/** Shown in place of content: an empty list, an error, a lost connection or an unknown address. */
export function EmptyState({ tone = 'empty', title, children, action, footer, headingOrder = 2 }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      gap={0}
      maw="34rem"
      mx="auto"
      px="md"
      ta="center"
      className={classes.state}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <EmptyStatePicture tone={tone} />
      {title ? (
        <Title order={headingOrder} lts="-0.01em" mb="xs" maw="100%">
          {title}
        </Title>
      ) : null}
      {children ? (
        <Text component="div" c="dimmed" maw="100%" textWrap="balance">
          {children}
        </Text>
      ) : null}
      {action ? (
        <Group justify="center" mt="lg">
          {action}
        </Group>
      ) : null}
      {footer ? (
        <Text component="div" w="100%" mt="3rem">
          {footer}
        </Text>
      ) : null}
    </Stack>
  );
}
