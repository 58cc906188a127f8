/** What nodemailer says about a mail that was not taken. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * What a failure means. RETRY: try again later. REFUSED: this mail is never taken. BOUNCE: the address does not exist.
 * MISCONFIGURED: the server refuses us, not the member; try again later, and tell the operator.
 */
export type FailureMeaning = 'RETRY' | 'REFUSED' | 'BOUNCE' | 'MISCONFIGURED';

/**
 * Only a refused recipient counts against an address. A refusal of our password or our sender would otherwise stop the mails of
 * all members. A connection that is lost after the data may have delivered the mail; its next copy has the same Message-ID.
 */
export function failureMeaning(error: unknown): FailureMeaning {
  const { code = '', command = '', responseCode = 0, response = '' } = error as SmtpError;
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS' || (responseCode >= 500 && command.startsWith('MAIL')))
    return 'MISCONFIGURED';
  if (responseCode < 500) return 'RETRY'; // also no answer, a time-out, a name that does not resolve
  if (!command.startsWith('RCPT')) return command === 'DATA' ? 'REFUSED' : 'MISCONFIGURED';
  return responseCode === 550 && /^550[ -]5\.1\.1\b/.test(response) ? 'BOUNCE' : 'REFUSED';
}

/** The codes of a failure, without the text of the server, which may repeat the address. */
export function failureCode(error: unknown): string {
  const { code = 'ERROR', command = '', responseCode, response = '' } = error as SmtpError;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [code, command, responseCode, enhanced].filter(Boolean).join(' ').slice(0, 80);
}
