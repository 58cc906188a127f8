import { flaggedFieldLabels } from '@mithaq/openapi/generated/flagged-field-labels.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import { contract } from '@mithaq/openapi/generated/openapi.ts';
import { guardianMessages } from '@mithaq/openapi/rules/guardian.ts';
import { notificationRules } from '@mithaq/openapi/rules/notifications.ts';
import { defaultMessages } from '@mithaq/openapi/rules/default-messages.ts';
import {
  contactMessages,
  noConnection,
  notFoundMessages,
  problems,
  quotaMessages,
  stepMessages,
} from '@mithaq/openapi/rules/problems.ts';
import type { defineConfig } from '@lingui/cli';

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>[number];

/** Extracts the messages of the contract for the catalogs: labels, validation messages and problems. Their English is their id. */
export const contractMessages: Extractor = {
  match: (file) => file.endsWith('openapi.yaml'),
  extract(file, _code, onMessageExtracted) {
    const all = new Set([
      ...namesOf(labels),
      ...messagesOf(contract.components.schemas),
      ...Object.values(defaultMessages),
      ...Object.values(problems).map(({ detail }) => detail),
      ...Object.values(quotaMessages),
      ...Object.values(notFoundMessages),
      ...Object.values(contactMessages),
      ...Object.values(guardianMessages),
      ...Object.values(stepMessages),
      noConnection,
    ]);
    inOrder(all, file, onMessageExtracted);
  },
};

/** Extracts the sentences of the notifications, for the catalog of their page. */
export const notificationMessages: Extractor = {
  match: (file) => file.endsWith('openapi/rules/notifications.ts'),
  extract(file, _code, onMessageExtracted) {
    const all = Object.values(notificationRules).map(({ words }) => words);
    inOrder(all, file, onMessageExtracted);
  },
};

/** Extracts the labels of flagged fields, for the catalog of the moderators' page. */
export const flaggedFieldMessages: Extractor = {
  match: (file) => file.endsWith('generated/flagged-field-labels.ts'),
  extract(file, _code, onMessageExtracted) {
    inOrder(Object.values(flaggedFieldLabels), file, onMessageExtracted);
  },
};

/** Lingui sorts by lines. At the same line a new message would come first, and the next extraction would move it. */
function inOrder(all: Iterable<string>, file: string, onMessageExtracted: Parameters<Extractor['extract']>[2]): void {
  for (const [line, words] of [...all].entries())
    onMessageExtracted({ id: words, message: words, origin: [file, line] });
}

function namesOf(tables: Record<string, Record<string, string>>): string[] {
  return Object.values(tables).flatMap((table) => Object.values(table));
}

/** The words under every `x-messages`, however deep. */
function messagesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === 'x-messages' ? Object.values(value as Record<string, string>) : messagesOf(value),
  ); // as generate/contract.ts declares it
}
