import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { createSmsPanel } from './sms-panel.ts';

test('says each message aloud, to the console as well, and can be closed', () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { document } = new JSDOM('<body></body>').window;
  const show = createSmsPanel(document);
  const panel = document.querySelector('[aria-live=polite]')!;
  // An announcement is heard only from a region that was there before it.
  expect(panel.textContent).toBe('');
  show({ phoneNumber: '+919876543210', code: '123456' });
  expect(panel.getAttribute('aria-label')).toBe('SMS (mock)');
  expect(panel.textContent).toContain('123456');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('123456'));
  panel.querySelector('button')!.click();
  expect(panel.textContent).toBe('');
});
