/** The invisible captcha could not be set up. */
export class CaptchaSetupError extends Error {
  override readonly name = 'CaptchaSetupError';
}
