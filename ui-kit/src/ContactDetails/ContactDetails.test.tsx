import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../testing/test-render.tsx';
import { ContactDetails } from './ContactDetails.tsx';

describe('ContactDetails', () => {
  it('links to email and phone', () => {
    renderInKit(<ContactDetails email="a@example.org" phoneNumber="+971501234567" />);
    expect(screen.getByRole('link', { name: 'a@example.org' })).toHaveAttribute('href', 'mailto:a@example.org');
    expect(screen.getByRole('link', { name: '+971501234567' })).toHaveAttribute('href', 'tel:+971501234567');
  });

  it('breaks a long address after its signs', () => {
    renderInKit(<ContactDetails email="a.b@example.org" />);
    expect(screen.getByText('a.b@example.org').innerHTML).toBe('a.<wbr>b@<wbr>example.<wbr>org');
  });

  it('links to an address alone, whatever it looks like', () => {
    const email = "a+b'%40example.org?bcc=c&body=d@example.org";
    renderInKit(<ContactDetails email={email} />);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      "mailto:a%2Bb'%2540example.org%3Fbcc%3Dc%26body%3Dd@example.org",
    );
  });

  it('copies a number and announces it', async () => {
    const user = userEvent.setup();
    renderInKit(<ContactDetails email="a@example.org" phoneNumber="+971501234567" />);
    await user.click(screen.getByRole('button', { name: 'Copy phone number' }));
    expect(await navigator.clipboard.readText()).toBe('+971501234567');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('says when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    renderInKit(<ContactDetails email="a@example.org" />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy email' }));
    expect(await screen.findByText('It could not be copied. Please copy it by hand.')).toBeInTheDocument();
  });
});
