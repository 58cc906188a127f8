import { useEffect, useState, type ReactNode } from 'react';
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '../icons/icons.tsx';
import classes from './ContactDetails.module.css';

export interface ContactDetailsProps {
  /** Their e-mail address. */
  email: string;
  /** Their phone number, with its country code. */
  phoneNumber: string;
}

/** How to reach someone: tap to write or call, or copy. */
export function ContactDetails({ email, phoneNumber }: ContactDetailsProps) {
  return (
    <ul className={classes.list} aria-label="Contact details">
      <Way kind="email" href={`mailto:${email}`} icon={<MailIcon size={18} />}>
        {email}
      </Way>
      <Way kind="phone number" href={`tel:${phoneNumber}`} icon={<PhoneIcon size={18} />}>
        {phoneNumber}
      </Way>
    </ul>
  );
}

function Way({ kind, href, icon, children }: { kind: string; href: string; icon: ReactNode; children: string }) {
  const { isCopied, copy } = useCopy(children);
  return (
    <li className={classes.way}>
      <a href={href} className={classes.link} dir="ltr">
        {icon}
        <span>{children}</span>
      </a>
      <button type="button" className={classes.copy} onClick={copy} aria-label={isCopied ? 'Copied' : `Copy ${kind}`}>
        {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      <span role="status" className={classes.unseen}>
        {isCopied ? 'Copied' : ''}
      </span>
    </li>
  );
}

function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // Without permission nothing is copied; the text stays on the screen to be selected.
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return { isCopied, copy };
}
