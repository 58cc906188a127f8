import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { NoteSheet } from './NoteSheet.tsx';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['has no button for the rest where all of it is shown', 100, 0],
  ['has one where it is cut', 140, 1],
] as const)('%s', (_, height, buttons) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  renderInKit(<NoteSheet title="He wrote to you" text={'A long note. '.repeat(30)} moreLabel="Read all" />);
  expect(screen.queryAllByRole('button', { name: 'Read all' })).toHaveLength(buttons);
});

it('has both questions where one answer is given to both', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const answer = 'Yes, inshaAllah.';
  renderInKit(
    <NoteSheet
      title="He wrote to you"
      answers={[
        { question: 'Would you move?', answer },
        { question: 'Do you pray?', answer },
      ]}
    />,
  );
  expect(screen.getAllByText(answer)).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
