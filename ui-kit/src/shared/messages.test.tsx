import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { Textarea } from '../Fields/Textarea.tsx';
import { PageShell } from '../Page/Page.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { FormStepper } from '../FormStepper/FormStepper.tsx';
import { renderInKit } from '../testing/test-render.tsx';
import { englishMessages, type UiMessages } from './messages.ts';

const urdu: UiMessages = {
  ...englishMessages,
  skipToContent: 'مواد پر جائیں',
  skipToNavigation: 'نیویگیشن پر جائیں',
  stepOf: (step, all) => `مرحلہ ${step} از ${all}`,
  chosenOf: (chosen, wanted) => `${wanted} میں سے ${chosen}`,
  charactersLeft: (count) => `${count} حروف باقی`,
  copyEmail: 'ای میل کاپی کریں',
  loading: 'لوڈ ہو رہا ہے…',
  number: (value) => value.toLocaleString('ur-u-nu-arabext'),
};

describe('the messages of the kit', () => {
  it('come from the application', () => {
    renderInKit(
      <PageShell>
        <Loader />
        <FormStepper steps={['معلومات', 'ترجیحات']} current={0} actions={null}>
          <ChipGroup label="اوصاف" data={[]} count={3} />
          <Textarea label="تعارف" defaultValue="سلام" limit={10} />
        </FormStepper>
        <ContactDetails email="amina@example.org" phoneNumber="+919812345678" />
      </PageShell>,
      { messages: urdu },
    );
    expect(screen.getByRole('link', { name: 'مواد پر جائیں' })).toBeInTheDocument();
    expect(screen.getByText('لوڈ ہو رہا ہے…')).toBeInTheDocument();
    expect(screen.getByText('مرحلہ 1 از 2')).toBeInTheDocument();
    expect(screen.getByText('۲')).toBeInTheDocument();
    expect(screen.getByText('3 میں سے 0')).toBeInTheDocument();
    expect(screen.getByText('6 حروف باقی', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ای میل کاپی کریں' })).toBeInTheDocument();
  });

  it('are English by default, with a singular', () => {
    renderInKit(<Textarea label="About me" defaultValue="Salaam" limit={7} />);
    expect(screen.getByText('1 character left', { selector: 'p' })).toBeInTheDocument();
    expect(englishMessages.charactersTooMany(2)).toBe('2 characters too many');
  });
});
