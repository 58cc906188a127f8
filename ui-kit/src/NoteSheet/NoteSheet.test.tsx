import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { NoteSheet } from './NoteSheet.tsx';

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
