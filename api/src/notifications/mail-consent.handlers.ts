import { mailConsentProblem, mailStatus, type MailAnswer } from '@mithaq/openapi/rules/mail-consent.ts';
import type { Database, Statement } from '../database/database.ts';
import type { Handlers } from '../http/operation.ts';
import { throwIfProblem } from '../http/problems.ts';

type Parts = { database: Database; now: () => Date };
type Operations = 'getMailConsent' | 'updateMailConsent' | 'updateNewsLanguage';

const answerStatement: Statement = {
  name: 'mail-consent',
  text: `select agreed, version, bounces from mail_consent where account_id = $1`,
};

const languageStatement: Statement = {
  name: 'mail-language',
  text: `update mail_consent set language = $2 where account_id = $1 and language <> $2`,
};

/** Whether, and in which language, a member gets mail about news. */
export function mailConsentHandlers({ database, now }: Parts): Pick<Handlers, Operations> {
  return {
    async getMailConsent({ session }) {
      const [answer] = await database.query<MailAnswer>(answerStatement, [session.userId]);
      return { status: mailStatus(answer ?? null) };
    },

    updateMailConsent: ({ session, body, requireUnchanged }) =>
      database.transaction(async (em) => {
        throwIfProblem(mailConsentProblem(body));
        const { agreed, version, language } = body;
        // There may be no row yet; the account waits for the same question answered elsewhere.
        await em.execute(`select 1 from app_user where id = ? for no key update`, [session.userId]);
        const [stored] = await em.execute<MailAnswer[]>(answerStatement.text.replace('$1', '?'), [session.userId]);
        requireUnchanged({ status: mailStatus(stored ?? null) });
        // A new yes also tries an address again that was stopped.
        await em.execute(
          `insert into mail_consent (account_id, agreed, version, language, answered_at, bounces) values (?, ?, ?, ?, ?, 0)
            on conflict (account_id) do update set agreed = excluded.agreed, version = excluded.version, language = excluded.language,
              answered_at = excluded.answered_at, bounces = 0`,
          [session.userId, agreed, version, language, now()],
        );
        return { status: mailStatus({ agreed, version, bounces: 0 }) };
      }),

    async updateNewsLanguage({ session, body: { language } }) {
      await database.query(languageStatement, [session.userId, language]);
      return null;
    },
  };
}
