import type { Sms } from './phone-service.ts';

const quiet = [
  'position:fixed',
  'inset-block-end:5rem',
  'inset-inline-start:1rem',
  'z-index:9999',
  'max-width:18rem',
  'padding:.5rem .75rem',
  'font:14px/1.4 system-ui,sans-serif',
  'color:CanvasText',
  'background:Canvas',
  'border:1px solid GrayText',
  'border-radius:.5rem',
].join(';');

/** Shows each text message of the mocked phone service to the developer. Begins empty, so that screen readers hear what comes. */
export function createSmsPanel(page: Document): (sms: Sms) => void {
  const panel = page.createElement('aside');
  panel.setAttribute('aria-label', 'SMS (mock)');
  panel.setAttribute('aria-live', 'polite');
  page.body.append(panel);
  return ({ phoneNumber, code }) => {
    const text = `SMS to ${phoneNumber}: ${code} is your Mithaq verification code.`;
    console.info(`[mocks] ${text}`);
    panel.style.cssText = quiet;
    const message = page.createElement('p');
    message.style.margin = '0';
    message.textContent = text;
    const close = page.createElement('button');
    close.textContent = 'Close';
    close.addEventListener('click', () => {
      panel.replaceChildren();
      panel.style.cssText = '';
    });
    const heading = page.createElement('strong');
    heading.textContent = 'SMS (mock)';
    panel.replaceChildren(heading, message, close);
  };
}
