import { useLingui } from '@lingui/react/macro';
import { Arabic, QuoteBanner } from '@mithaq/ui-kit';
import { useState } from 'react';
import { quoteOf } from '../content/daily-quotes.ts';
import { currentLanguage } from '../languages/speak.ts';
import { useSource } from './use-source.ts';

/** One sentence for the day, the same one while the page stays open. */
export function QuoteOfTheDay() {
  const { t } = useLingui();
  const source = useSource();
  const [quote] = useState(() => quoteOf(new Date()));
  const language = currentLanguage();
  const words = quote.text[language];
  return (
    <QuoteBanner label={t`Quote of the day`} reference={source(quote)}>
      {language === 'ar' && quote.category === 'QURAN' ? <Arabic>{words}</Arabic> : words}
    </QuoteBanner>
  );
}
