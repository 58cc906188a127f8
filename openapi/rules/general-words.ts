/** Sentences for what the contract has no words of its own for. */
export const generalWords: Record<string, string> = {
  required: 'This is required',
  additionalProperties: 'This is not known here',
  type: 'This has the wrong kind of value',
  enum: 'Please choose one of the values offered',
  const: 'This must be true',
  format: 'This holds characters or a form that cannot be used here',
  pattern: 'This has the wrong form',
  minLength: 'This is too short',
  maxLength: 'This is too long',
  minItems: 'Please choose more',
  maxItems: 'These are too many',
  uniqueItems: 'Please choose each only once',
  minimum: 'This is too small',
  maximum: 'This is too large',
  multipleOf: 'This is too exact',
  'x-no-contact':
    'Please leave out phone numbers, e-mail addresses, links and handles. Contact details are shared once a proposal is accepted.',
};
