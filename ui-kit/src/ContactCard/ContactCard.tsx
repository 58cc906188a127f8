import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Anchor.layer.css';
import { ActionIcon, Anchor, CopyButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon, CopyIcon, MailIcon, MessageIcon, PhoneIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import classes from './ContactCard.module.css';

export interface ContactCardProps {
  /** The phone number with its country code, "+971501234567". */
  phoneNumber: string;
  /** The e-mail address, if there is one. */
  email?: string;
  /** The texts of the three buttons below the number. */
  labels: { call: string; whatsApp: string; copy: string };
}

/** A number to call, large, with the ways to use it. WhatsApp opens outside of the product. */
export function ContactCard({ phoneNumber, email, labels }: ContactCardProps) {
  const { copied, copyEmail } = useUiMessages();
  return (
    <div>
      <p className={classes.number}>
        <bdi dir="ltr">{phoneNumber}</bdi>
      </p>
      <div className={classes.ways}>
        <a className={`${classes.way} ${classes.first}`} href={`tel:${phoneNumber}`}>
          <PhoneIcon size={18} />
          {labels.call}
        </a>
        <a className={classes.way} href={`https://wa.me/${phoneNumber.slice(1)}`} target="_blank" rel="noreferrer">
          <MessageIcon size={18} />
          {labels.whatsApp}
        </a>
        <Copy value={phoneNumber}>
          {(isCopied, copy) => (
            <button type="button" className={classes.way} onClick={copy}>
              {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
              {isCopied ? copied : labels.copy}
            </button>
          )}
        </Copy>
      </div>
      {email ? (
        <div className={classes.mail}>
          <Anchor href={`mailto:${email}`} underline="hover" inherit fw={500} className={classes.address}>
            <MailIcon size={18} />
            <bdi dir="ltr">{email}</bdi>
          </Anchor>
          <Copy value={email}>
            {(isCopied, copy) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                radius="xl"
                aria-label={isCopied ? copied : copyEmail}
                onClick={copy}
              >
                {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
              </ActionIcon>
            )}
          </Copy>
        </div>
      ) : null}
    </div>
  );
}

/** Says it to a screen reader, too. */
function Copy({ value, children }: { value: string; children: (isCopied: boolean, copy: () => void) => ReactNode }) {
  const messages = useUiMessages();
  return (
    <CopyButton value={value} timeout={2000}>
      {({ copied, copy }) => (
        <>
          {children(copied, copy)}
          <VisuallyHidden component="span" role="status">
            {copied ? messages.copied : ''}
          </VisuallyHidden>
        </>
      )}
    </CopyButton>
  );
}
