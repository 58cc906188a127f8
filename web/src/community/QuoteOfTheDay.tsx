import { useLingui } from '@lingui/react/macro';
import { Arabic, QuoteBanner } from '@mithaq/ui-kit';
import { useState } from 'react';
import { quoteOf } from '../content/daily-quotes.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useSource } from './use-source.ts';

/** The quote of the day, which stays the same while the page is open. */
export function QuoteOfTheDay() {
  const { t } = useLingui();
  const source = useSource();
  const [quote] = useState(() => quoteOf(new Date()));
  const language = currentLanguage();
  const text = quote.text[language];
  return (
    <QuoteBanner label={t`Quote of the day`} reference={source(quote)}>
      {language === 'ar' && quote.category === 'QURAN' ? <Arabic>{text}</Arabic> : text}
    </QuoteBanner>
  );
}
