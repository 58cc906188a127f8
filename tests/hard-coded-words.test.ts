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
    '<Plural value={count} one="One hobby" other="# hobbies" />',
    "notify({ kind: 'success', message: t`Your hobby was saved` })",
    "<p title={t`Hobby`} data-kind='hobby' viewBox='0 0 2 2' {...rest}>{count + 1}</p>",
  ],
  invalid: [
    '<p>Hobby</p>',
    "<p>{'Hobby'}</p>",
    "<p>{isOpen ? 'Hobby' : t`Work`}</p>",
    "<p>{isOpen && 'Hobby'}</p>",
    '<p>{`Hobby ${name}`}</p>',
    '<Select label="Hobby" />',
    '<TextInput aria-label={`Hobby of ${name}`} />',
    "<TextInput placeholder={isOpen ? 'Hobby' : undefined} />",
    '<p>مشغلہ</p>',
    '<PageHeader title={t`Hobbies`} lead="All the hobbies of members" />',
    '<StickyBar note="Hobbies" />',
    "<p>{count + ' hobbies'}</p>",
    "notify({ kind: 'success', message: 'Your hobby was saved' })",
    "notify({ kind: 'success', message: t`Saved`, undo: { label: 'Take it back', onClick: undo } })",
    "notify({ message: t`Saved`, ...(canUndo && { undo: { label: 'Take it back' } }) })",
    "notify({ message: t`Saved`, undo: canUndo ? { label: 'Take it back' } : undefined })",
  ].map((code) => ({ code, errors: 1 })),
});
