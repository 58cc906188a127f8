import { useEffect, useState, type ReactNode } from 'react';
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '../icons/icons.tsx';
import { useWords } from '../words.ts';
import classes from './ContactDetails.module.css';

export interface ContactDetailsProps {
  /** Their e-mail address. */
  email: string;
  /** Their phone number, with its country code. */
  phoneNumber: string;
}

/** How to reach someone: tap to write or call, or copy. */
export function ContactDetails({ email, phoneNumber }: ContactDetailsProps) {
  const { contactDetails, copyEmail, copyPhoneNumber } = useWords();
  return (
    <ul className={classes.list} aria-label={contactDetails}>
      <Way copyLabel={copyEmail} href={`mailto:${email}`} icon={<MailIcon size={18} />}>
        {email}
      </Way>
      <Way copyLabel={copyPhoneNumber} href={`tel:${phoneNumber}`} icon={<PhoneIcon size={18} />}>
        {phoneNumber}
      </Way>
    </ul>
  );
}

function Way({
  copyLabel,
  href,
  icon,
  children,
}: {
  copyLabel: string;
  href: string;
  icon: ReactNode;
  children: string;
}) {
  const { copied } = useWords();
  const { isCopied, copy } = useCopy(children);
  return (
    <li className={classes.way}>
      <a href={href} className={classes.link}>
        {icon}
        <bdi dir="ltr">{children}</bdi>
      </a>
      <button type="button" className={classes.copy} onClick={copy} aria-label={isCopied ? copied : copyLabel}>
        {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      </button>
      <span role="status" className={classes.unseen}>
        {isCopied ? copied : ''}
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
