import { renderHook } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Problem } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { problemDetails, problems } from '@mithaq/openapi/rules/problems.ts';
import { createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { activateLanguage } from './i18n.ts';
import { useMessages } from './use-messages.ts';

const saidOf = (problem: Pick<Problem, 'code' | 'detail' | 'params'>, otherwise?: string) =>
  renderHook(useMessages, {
    wrapper: ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n }, children),
  }).result.current.problem({ type: '', title: '', status: 409, requestId: 'a', ...problem }, otherwise);

afterEach(() => activateLanguage('en'));

describe('what the server says', () => {
  it('is said as it is in English', () => {
    expect(
      saidOf({ code: 'rate-limited', detail: 'You have sent 10 proposals today. Please continue tomorrow.' }),
    ).toBe('You have sent 10 proposals today. Please continue tomorrow.');
  });

  it('is said in the language in use', async () => {
    await activateLanguage('ar');
    expect(saidOf({ code: 'already-proposed', detail: problems['already-proposed'].detail })).toBe(
      'سبق أن أُرسل منك طلب زواج إلى هذا الشخص.',
    );
  });

  it('keeps the number of a limit', async () => {
    await activateLanguage('ur');
    expect(
      saidOf(problemDetails({ code: 'rate-limited', params: { quota: 'PROPOSALS_PENDING', limit: 30 } }, '')),
    ).toBe('آپ کے 30 پیغامات کے جواب کا ابھی انتظار ہے۔ ان میں سے کسی کا جواب آنے پر ایک اور پیغام بھیجا جا سکتا ہے۔');
  });

  it('is said in general words when no catalogue knows the sentence', async () => {
    await activateLanguage('ar');
    expect(saidOf({ code: 'not-found', detail: 'A sentence that no catalog has.' })).toBe('لم يُعثر على شيء هنا.');
  });
});
