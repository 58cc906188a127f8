import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import { useGetClientConfig } from '@mithaq/openapi/generated/hooks/reference/reference.ts';
import { TextLink } from '@mithaq/ui-kit';
import classes from './OperatorText.module.css';

export interface OperatorTextProps {
  /** The message, with {operator} and {email}. */
  text: MessageDescriptor;
}

/** A text that names who runs this copy, and links to their address. It is empty until that is known. */
export function OperatorText({ text }: OperatorTextProps) {
  const { data } = useGetClientConfig();
  if (!data) return null;
  const { name, contactEmail } = data.operator;
  const link = (
    <TextLink href={`mailto:${contactEmail}`} dir="ltr" className={classes.email}>
      {contactEmail}
    </TextLink>
  );
  return <Trans id={text.id} message={text.message} values={{ operator: <bdi>{name}</bdi>, email: link }} />;
}
