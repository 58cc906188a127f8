import type { SmsCode } from '@mithaq/openapi/phone-service.ts';

const style =
  'position:fixed; inset:auto auto 5rem 1rem; z-index:9999; max-width:18rem; padding:.5rem .75rem; color:CanvasText; background:Canvas; border:1px solid GrayText; border-radius:.5rem';

/** Shows each text message of the mocked phone service. The panel begins empty, so that a screen reader announces what it shows. */
export function createSmsPanel(page: Document): (sms: SmsCode) => void {
  const panel = page.createElement('aside');
  panel.setAttribute('aria-label', 'SMS (mock)');
  panel.setAttribute('aria-live', 'polite');
  page.body.append(panel);
  return ({ phoneNumber, code }) => {
    const text = `SMS to ${phoneNumber}: ${code} is your Mithaq verification code. `;
    console.info(`[mocks] ${text}`);
    const close = page.createElement('button');
    close.textContent = 'Close';
    close.addEventListener('click', () => {
      panel.replaceChildren();
      panel.style.cssText = '';
    });
    panel.style.cssText = style;
    panel.replaceChildren(text, close);
  };
}
