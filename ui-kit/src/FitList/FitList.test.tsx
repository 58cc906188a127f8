import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { FitList } from './FitList.tsx';

it('says of each wish in a word whether it is met, with a mark of its own', () => {
  renderInKit(
    <FitList
      title="What he asks for"
      fits={[
        { text: 'Someone aged 21 to 27; you are 24', isMet: true, word: 'Fits' },
        { text: 'Someone who lives in Oman; you live in India', isMet: false, word: 'Does not fit' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'What he asks for' })).toBeInTheDocument();
  const [met, missed] = screen.getAllByRole('listitem');
  expect(met).toHaveTextContent('Someone aged 21 to 27; you are 24 Fits');
  expect(missed).toHaveTextContent('Someone who lives in Oman; you live in India Does not fit');
  const markOf = (item: HTMLElement) => item.querySelector('path')?.getAttribute('d');
  expect(markOf(met!)).not.toBe(markOf(missed!));
});
