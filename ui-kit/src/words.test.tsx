import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TagPicker } from './ChoiceChips/ChoiceChips.tsx';
import { ContactDetails } from './ContactDetails/ContactDetails.tsx';
import { TextAreaField } from './Fields/TextAreaField.tsx';
import { PageShell } from './Page/Page.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { StepShell } from './StepShell/StepShell.tsx';
import { renderInKit } from './test-render.tsx';
import { englishWords, type Words } from './words.ts';

const idle = () => undefined;

const urdu: Words = {
  ...englishWords,
  skipToContent: 'مواد پر جائیں',
  stepOf: (step, all) => `مرحلہ ${step} از ${all}`,
  chosenOf: (chosen, wanted) => `${wanted} میں سے ${chosen}`,
  charactersLeft: (count) => `${count} حروف باقی`,
  copyEmail: 'ای میل کاپی کریں',
  loading: 'لوڈ ہو رہا ہے…',
  number: (value) => value.toLocaleString('ur-u-nu-arabext'),
};

describe('the words of the kit', () => {
  it('are those the application gives', () => {
    renderInKit(
      <PageShell>
        <Spinner />
        <StepShell steps={['معلومات', 'ترجیحات']} current={0} actions={null}>
          <TagPicker label="اوصاف" options={[]} value={[]} count={3} onChange={idle} />
          <TextAreaField label="تعارف" value="سلام" limit={10} onChange={idle} />
        </StepShell>
        <ContactDetails email="amina@example.org" phoneNumber="+919812345678" />
      </PageShell>,
      { words: urdu },
    );
    expect(screen.getByRole('link', { name: 'مواد پر جائیں' })).toBeInTheDocument();
    expect(screen.getByText('لوڈ ہو رہا ہے…')).toBeInTheDocument();
    expect(screen.getByText('مرحلہ 1 از 2')).toBeInTheDocument();
    expect(screen.getByText('۲')).toBeInTheDocument();
    expect(screen.getByText('3 میں سے 0')).toBeInTheDocument();
    expect(screen.getByText('6 حروف باقی')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ای میل کاپی کریں' })).toBeInTheDocument();
  });

  it('are English without them, in the singular too', () => {
    renderInKit(<TextAreaField label="About me" value="Salaam" limit={7} onChange={idle} />);
    expect(screen.getByText('1 character left')).toBeInTheDocument();
    expect(englishWords.charactersTooMany(2)).toBe('2 characters too many');
  });
});
