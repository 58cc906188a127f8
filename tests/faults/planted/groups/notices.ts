import type { PlantedFault } from '../planted-fault.ts';

const delivery = 'api/src/notifications/delivery';

/** Mails and pushes about news. */
export const notices: readonly PlantedFault[] = [
  {
    what: 'a mail goes to who agreed to an earlier text',
    file: 'openapi/rules/mail-consent.ts',
    find: `if (answer.version !== currentMailConsentVersion) return 'NOT_ASKED';`,
    replace: '',
    tests: ['openapi/rules/mail-consent.test.ts'],
  },
  {
    what: 'a message goes in the quiet hours',
    file: 'openapi/rules/delivery.ts',
    find: `return due <= now.getTime() ? 'SEND'`,
    replace: `return earliest <= now.getTime() ? 'SEND'`,
    tests: ['openapi/rules/delivery.test.ts'],
  },
  {
    what: 'two mails go in an hour',
    file: 'openapi/rules/delivery.ts',
    find: `Math.max(first, last + pauseMs)`,
    replace: `first`,
    tests: ['openapi/rules/delivery.test.ts'],
  },
  {
    what: 'a mail goes about a kind of news that is never mailed',
    file: `${delivery}/deliver-mail.ts`,
    find: `mail[notificationRules[kind].mail] === choice`,
    replace: `mail[notificationRules[kind].mail] === choice || choice === 'AT_ONCE'`,
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'news that is wanted at once waits for the mail of the day',
    file: 'api/src/entities/delivery.entities.ts',
    find: `then least(delivery.run_at, excluded.run_at) else`,
    replace: `then delivery.run_at else`,
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'news that happens while a mail is put off waits for the mail of the day',
    file: `${delivery}/queue.ts`,
    find: 'where ${mine} and notification_id is not distinct from $5 returning id',
    replace: 'where ${mine} and $5::uuid is not null returning id',
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'news cuts the pause after a refusal short',
    file: 'api/src/entities/delivery.entities.ts',
    find: 'and ${row}.last_error is null',
    replace: '',
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'a process notes a mail that another one has by now',
    file: `${delivery}/queue.ts`,
    find: 'const mine = `id = $1 and lease = $2 and',
    replace: 'const mine = `id = $1 and $2::uuid is not null and',
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'opening the link of a mail ends the mails',
    file: `${delivery}/serve-unsubscribe.ts`,
    find: `return show(request, reply, isValid ? 'unsubscribeQuestion' : 'invalidLink');`,
    replace: `if (isValid) await database.query(stopStatement, [links.accountOf(request.params.token), now()]);
      return show(request, reply, isValid ? 'unsubscribeQuestion' : 'invalidLink');`,
    tests: [`${delivery}/mail-delivery.test.ts`],
  },
  {
    what: 'a restored backup sends old mail again',
    file: 'api/src/services/backup/restore.ts',
    find: `update delivery set dead_at = now(), last_error = 'RESTORED'`,
    replace: `update delivery set last_error = 'RESTORED'`,
    tests: ['api/src/services/backup/backup.test.ts'],
  },
  {
    what: 'a push goes to any address that a member names',
    file: 'openapi/rules/push.ts',
    find: `return pushServices.some((host) => host.test(hostname));`,
    replace: `return true;`,
    tests: ['openapi/rules/push.test.ts'],
  },
  {
    what: 'a push follows where a push service points',
    file: `${delivery}/push-transport.ts`,
    find: `redirect: 'manual'`,
    replace: `redirect: 'follow'`,
    tests: [`${delivery}/push-transport.test.ts`],
  },
  {
    what: 'a push goes to a browser whose session has ended',
    file: `${delivery}/deliver-push.ts`,
    find: "and ${liveSession('$2')}",
    replace: 'and $2::timestamptz is not null',
    tests: [`${delivery}/push-delivery.test.ts`],
  },
  {
    what: 'a browser that unsubscribed is asked for ever',
    file: `${delivery}/deliver-push.ts`,
    find: `if (result.outcome === 'GONE') await`,
    replace: `if (result.outcome === 'GONE' && job.attempts > 99) await`,
    tests: [`${delivery}/push-delivery.test.ts`],
  },
  {
    what: 'a browser that has a push gets it again with the others',
    file: `${delivery}/deliver-push.ts`,
    find: `browsers.filter(({ delivered }) => delivered !== job.id)`,
    replace: `browsers`,
    tests: [`${delivery}/push-delivery.test.ts`],
  },
];
