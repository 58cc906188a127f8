import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { ActionIcon, Anchor, Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, useId, type ReactNode } from 'react';
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import { useCopy } from './use-copy.ts';
import classes from './ContactDetails.module.css';

export interface ContactDetailsProps {
  /** The email address, if there is one. */
  email?: string;
  /** The phone number with its country code, "+971501234567", if there is one. */
  phoneNumber?: string;
  /** The number as people read it out, in groups; by default as it is. */
  shownNumber?: ReactNode;
  /** Whose they are, above them, such as the name of a guardian. */
  title?: ReactNode;
  /** A line under the title. */
  subline?: ReactNode;
}

/** Email address, phone number or both, each as a link with a button that copies it. */
export function ContactDetails({ email, phoneNumber, shownNumber, title, subline }: ContactDetailsProps) {
  const { contactDetails, copyEmail, copyPhoneNumber } = useUiMessages();
  const titleId = useId();
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': contactDetails };
  return (
    <Box flex="1 1 100%">
      {title ? (
        <Text id={titleId} fw={600}>
          {title}
        </Text>
      ) : null}
      {subline ? <Text c="dimmed">{subline}</Text> : null}
      <Stack gap={4} {...name} component="ul" p={0} m={0}>
        {email ? (
          <Contact copyLabel={copyEmail} href={mailto(email)} icon={<MailIcon size={18} />} value={email} />
        ) : null}
        {phoneNumber ? (
          <Contact
            copyLabel={copyPhoneNumber}
            href={`tel:${phoneNumber}`}
            icon={<PhoneIcon size={18} />}
            value={phoneNumber}
            shown={shownNumber}
          />
        ) : null}
      </Stack>
    </Box>
  );
}

interface ContactProps {
  copyLabel: string;
  href: string;
  icon: ReactNode;
  /** What is copied. */
  value: string;
  shown?: ReactNode;
}

function Contact({ copyLabel, href, icon, value, shown }: ContactProps) {
  const { isCopied, copy } = useCopy(value);
  const messages = useUiMessages();
  return (
    <Group gap={4} wrap="nowrap" component="li">
      <Anchor href={href} underline="hover" inherit fw={500} className={classes.link}>
        {icon}
        <bdi dir="ltr">{shown ?? inParts(value)}</bdi>
      </Anchor>
      <ActionIcon
        variant="subtle"
        color="gray"
        radius="xl"
        className={classes.copy}
        aria-label={isCopied ? messages.copied : copyLabel}
        onClick={copy}
      >
        {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </ActionIcon>
      <VisuallyHidden component="span" role="status">
        {isCopied ? messages.copied : ''}
      </VisuallyHidden>
    </Group>
  );
}

/** A long e-mail address goes on in another line after a sign first, and only then between any two letters. */
function inParts(contact: string): ReactNode {
  return contact.split(/(?<=[@.])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts never move, and two may be the same
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/**
 * The link to an e-mail address (RFC 6068). An address may have signs with which a mail program would begin a second recipient, a
 * subject or a text.
 */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
