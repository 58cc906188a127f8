import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { createSmsPanel } from './sms-panel.ts';

test('announces each message, logs it and can be closed', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { document } = new JSDOM('<body></body>').window;
  const show = createSmsPanel(document);
  const panel = document.querySelector('[aria-live=polite]')!;
  // A screen reader announces changes only in a live region that exists already.
  expect(panel.textContent).toBe('');
  show({ sessionInfo: 'x', phoneNumber: '+919876543210', code: '123456' });
  expect(panel.getAttribute('aria-label')).toBe('SMS (mock)');
  expect(panel.textContent).toContain('123456');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('123456'));
  panel.querySelector('button')!.click();
  expect(panel.textContent).toBe('');
});
