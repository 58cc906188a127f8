/** The sentences for keywords that have no `x-messages` in the contract. */
export const defaultMessages: Record<string, string> = {
  required: 'This is required',
  additionalProperties: 'Unknown field',
  type: 'Please enter another kind of value',
  enum: 'Please choose one of the options',
  const: 'Please confirm this',
  format: 'Some of these characters cannot be used here',
  pattern: 'This does not have the right format',
  minLength: 'This is too short',
  maxLength: 'This is too long',
  minItems: 'Please choose more',
  maxItems: 'Please choose fewer',
  uniqueItems: 'Please choose each only once',
  minimum: 'This is too small',
  maximum: 'This is too large',
  multipleOf: 'Use at most one decimal place',
  'x-country': 'Please choose a country from the list',
  'x-state-of': 'Please choose a state of this country',
  'x-name-in': 'Please choose one of the names in the full name',
  'x-height-in-feet': 'The height in feet and the one in centimetres are not the same',
  'x-no-contact':
    'Please leave out phone numbers, e-mail addresses, links and handles. Contact details are shared once a proposal is accepted.',
};
