import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { FormStepper } from './FormStepper.tsx';

describe('FormStepper', () => {
  it('says which step one is on', () => {
    renderInKit(
      <FormStepper
        steps={['Profile Information', 'Preferences']}
        current={1}
        actions={<button type="submit">Submit</button>}
      >
        fields
      </FormStepper>,
    );
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveTextContent('Step 2 of 2Preferences');
  });
});
