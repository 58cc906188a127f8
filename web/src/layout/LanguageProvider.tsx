import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { UiProvider, type UiProviderProps } from '@mithaq/ui-kit';
import { languages } from '@mithaq/openapi/rules/language.ts';
import { uiMessages } from './ui-messages.ts';
import { currentLanguage } from '../i18n/i18n.ts';

/** The kit and all messages in the current language. A catalog must be loaded before (i18n.ts). */
export function LanguageProvider(props: UiProviderProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LocalUi {...props} />
    </I18nProvider>
  );
}

function LocalUi(props: UiProviderProps) {
  const lingui = useLingui(); // another one with each language
  const words = useMemo(() => uiMessages(lingui.i18n), [lingui]);
  return <UiProvider dir={languages[currentLanguage()].dir} messages={words} {...props} />;
}
