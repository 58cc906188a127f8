import { describe, expect, test } from 'vitest';
import { languages } from './language.ts';
import { pushEndpointProblem, pushTexts } from './push.ts';

describe('a push endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABo',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD',
  ])('of a known service is accepted: %s', (endpoint) => {
    expect(pushEndpointProblem({ endpoint })).toBeNull();
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://name:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com/fcm/send/abc#part',
    'https://fcm.googleapis.com.example.test/fcm/send/abc',
    'https://evil-fcm.googleapis.com/fcm/send/abc',
    'https://storage.googleapis.com/bucket',
    'https://notify.windows.com/w/?token=BQYAAAD',
    'https://xnotify.windows.com/w/?token=BQYAAAD',
    'https://push.example.test/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://10.0.0.8/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/abc',
    'https://metadata.google.internal/abc',
    'https://fcm.googleapis.com\\@example.test/abc',
    'https://fcm.googleapis.com./fcm/send/abc',
    'https://fcm.googleapis.com/../abc',
    'file:///etc/passwd',
    'https://',
    'nothing',
  ])('elsewhere is refused: %s', (endpoint) => {
    expect(pushEndpointProblem({ endpoint })).toMatchObject({ code: 'validation' });
  });
});

test('the words on a locked screen name nobody, and no marriage', () => {
  for (const words of Object.values(pushTexts)) {
    expect(words).not.toMatch(/proposal|marr|spouse|عرض|زواج|رشت|شادی|نکاح|\{/i);
    expect(words.length).toBeLessThan(60);
  }
  expect(Object.keys(pushTexts)).toEqual(Object.keys(languages));
});
