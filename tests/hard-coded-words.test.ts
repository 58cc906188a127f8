import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './hard-coded-words.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const inLanguage = { parserOptions: { lang: 'tsx' } } as const;

new RuleTester({ languageOptions: inLanguage }).run('hard-coded-words', plugin.rules['hard-coded-words'], {
  valid: [
    '<p><Trans>Hobby</Trans></p>',
    "<Trans>Call <b>now</b>{' '}{'today'}</Trans>",
    '<p>{t`Hobby`}</p>',
    '<p>{isOpen ? t`Hobby` : t`Work`} · (3)</p>',
    '<TextInput label={t`Hobby`} name="hobby" placeholder="+91XXXXXXXXXX" />',
    "<p className={isOpen ? 'open' : 'closed'}>{'NH-'}{id}</p>",
  ],
  invalid: [
    '<p>Hobby</p>',
    "<p>{'Hobby'}</p>",
    "<p>{isOpen ? 'Hobby' : t`Work`}</p>",
    "<p>{isOpen && 'Hobby'}</p>",
    '<p>{`Hobby ${name}`}</p>',
    '<TextInput label="Hobby" />',
    '<TextInput aria-label={`Hobby of ${name}`} />',
    "<TextInput placeholder={isOpen ? 'Hobby' : undefined} />",
    '<p>مشغلہ</p>',
  ].map((code) => ({ code, errors: 1 })),
});
