import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { ActionIcon, Anchor, CopyButton, Group, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './ContactDetails.module.css';

export interface ContactDetailsProps {
  /** The email address. */
  email: string;
  /** The phone number with its country code, "+971501234567". */
  phoneNumber: string;
}

/** Email address and phone number, each as a link with a button that copies it. */
export function ContactDetails({ email, phoneNumber }: ContactDetailsProps) {
  const { contactDetails, copyEmail, copyPhoneNumber } = useUiMessages();
  return (
    <Stack gap={4} flex="1 1 100%" aria-label={contactDetails} component="ul" p={0} m={0}>
      <Contact copyLabel={copyEmail} href={`mailto:${email}`} icon={<MailIcon size={18} />}>
        {email}
      </Contact>
      <Contact copyLabel={copyPhoneNumber} href={`tel:${phoneNumber}`} icon={<PhoneIcon size={18} />}>
        {phoneNumber}
      </Contact>
    </Stack>
  );
}

interface ContactProps {
  copyLabel: string;
  href: string;
  icon: ReactNode;
  children: string;
}

function Contact({ copyLabel, href, icon, children }: ContactProps) {
  const messages = useUiMessages();
  return (
    <Group gap={4} wrap="nowrap" component="li">
      <Anchor href={href} underline="hover" inherit fw={500} className={classes.link}>
        {icon}
        <bdi dir="ltr">{children}</bdi>
      </Anchor>
      <CopyButton value={children} timeout={2000}>
        {({ copied, copy }) => (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              radius="xl"
              aria-label={copied ? messages.copied : copyLabel}
              onClick={copy}
            >
              {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            </ActionIcon>
            <VisuallyHidden component="span" role="status">
              {copied ? messages.copied : ''}
            </VisuallyHidden>
          </>
        )}
      </CopyButton>
    </Group>
  );
}
