import { useLingui } from '@lingui/react/macro';
import { Faq } from '@mithaq/ui-kit';
import type { Faq as Question } from '../content/content-schema.ts';
import { OperatorText } from '../reference/OperatorText.tsx';

/** Questions with their answers, each of which opens. */
export function Questions({ entries }: { entries: readonly Question[] }) {
  const { t } = useLingui();
  return (
    <Faq
      entries={entries.map(({ question, answer, namesOperator }) => ({
        question: t(question),
        answer: namesOperator ? <OperatorText text={answer} /> : t(answer),
      }))}
    />
  );
}
