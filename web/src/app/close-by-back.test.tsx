import { ConfirmDialog } from '@mithaq/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { LanguageProvider } from '../layout/LanguageProvider.tsx';
import { stepBack } from '../shared/step-back.ts';
import { closeByBack, useShownEntry } from './close-by-back.ts';

beforeAll(closeByBack);

function open() {
  history.replaceState(null, '', '/first');
  render(
    <BrowserRouter>
      <LanguageProvider>
        <Page />
      </LanguageProvider>
    </BrowserRouter>,
  );
}

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useShownEntry();
  return (
    <>
      <p>{pathname}</p>
      <Link to="/second">On</Link>
      <button onClick={() => setIsOpen(true)}>Ask</button>
      {isOpen ? (
        <ConfirmDialog
          isOpen
          title="Sure?"
          confirmLabel="Yes"
          onConfirm={() => stepBack(navigate)}
          onCancel={() => setIsOpen(false)}
        >
          It leads back.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

test('Back closes a dialog and stays on the page below it; the next one leaves the page', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Sure?' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(location.pathname).toBe('/second'));
  expect(screen.getByText('/second')).toBeInTheDocument();
  history.back();
  expect(await screen.findByText('/first')).toBeInTheDocument();
});

test('a dialog that leads back itself does so', async () => {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('/first')).toBeInTheDocument();
});
