import { QuestionIcon } from '../icons/icons.tsx';
import { TextLink } from '../Link/TextLink.tsx';
import classes from './Fields.module.css';

export interface FieldHelpProps {
  /** Where the help is shown. */
  href: string;
  /** What the help is about, "Tips for writing". */
  children: string;
}

/** A quiet link to help, in a new tab, so that what was typed stays. */
export function FieldHelp({ href, children }: FieldHelpProps) {
  return (
    <TextLink href={href} target="_blank" className={classes.help}>
      <QuestionIcon size={16} /> {children}
    </TextLink>
  );
}
