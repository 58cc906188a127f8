import { VisuallyHidden } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { CheckIcon, CopyIcon, MessageIcon, PhoneIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../shared/messages.ts';
import { useCopy } from '../ContactDetails/use-copy.ts';
import classes from './ContactCard.module.css';

export interface ContactCardProps {
  /** The phone number with its country code, "+971501234567". */
  phoneNumber: string;
  /** The number as people read it out, in groups; by default as it is. */
  shownNumber?: ReactNode;
  /** The e-mail address, if there is one. */
  email?: string;
  /** The texts of the three buttons below the number. */
  labels: { call: string; whatsApp: string; copy: string };
}

/** A number to call, large, with the ways to use it. WhatsApp opens outside of the product. */
export function ContactCard({ phoneNumber, shownNumber = phoneNumber, email, labels }: ContactCardProps) {
  const { copied, opensInNewTab } = useUiMessages();
  const { isCopied, copy } = useCopy(phoneNumber);
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.number}>
        <bdi dir="ltr">{shownNumber}</bdi>
      </p>
      <div className={classes.ways}>
        {/* The focus arrives here, below the number. */}
        <a className={`${classes.way} ${classes.first}`} href={`tel:${phoneNumber}`} aria-describedby={id}>
          <PhoneIcon size={18} />
          {labels.call}
        </a>
        <a className={classes.way} href={`https://wa.me/${phoneNumber.slice(1)}`} target="_blank" rel="noreferrer">
          <MessageIcon size={18} />
          {labels.whatsApp} <VisuallyHidden component="span">{opensInNewTab}</VisuallyHidden>
        </a>
        <button type="button" className={classes.way} onClick={copy}>
          {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          {isCopied ? copied : labels.copy}
        </button>
        <VisuallyHidden component="span" role="status">
          {isCopied ? copied : ''}
        </VisuallyHidden>
      </div>
      {email ? (
        <div className={classes.mail}>
          <ContactDetails email={email} />
        </div>
      ) : null}
    </div>
  );
}
