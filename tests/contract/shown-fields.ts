/**
 * The fields that others read, written out by hand, so that a new public field is a decision that somebody has read.
 * `npm run check` compares them with the contract, and privacy.test.ts with what the backends send.
 */
export const listedFields = [
  'aboutMe',
  'city',
  'country',
  'createdBy',
  'dateOfBirth',
  'education',
  'firstName',
  'gender',
  'height',
  'heightCm',
  'id',
  'isHereThisMonth',
  'isVerified',
  'maritalStatus',
  'occupation',
  'profileSchoolOfThought',
  'state',
  'tags',
];

export const sharedFields = [...listedFields.filter((field) => field !== 'id' && field !== 'isHereThisMonth'), 'facts'];

/** Of a member to whom a proposal connects the reader. */
export const knownFields = [...listedFields, 'facts', 'fullName'];

export const partyFields = [
  'age',
  'city',
  'country',
  'createdBy',
  'fullName',
  'id',
  'isVerified',
  'occupation',
  'state',
];

/** Of a proposal without words; the others come with what the two wrote, answered or fixed. */
export const proposalFields = ['changedAt', 'createdAt', 'proposalId', 'receiverProfile', 'senderProfile', 'status'];

/** All of them, by the schema of the contract that shows them. */
export const shownFields: Readonly<Record<string, readonly string[]>> = {
  ListedProfile: [...listedFields, 'matchReasons', 'matchTier'],
  Profile: knownFields,
  SharedProfile: sharedFields,
  Party: [...partyFields, 'hasLeft', 'isAvailable'],
  Proposal: [...proposalFields, 'answerNote', 'answers', 'heldBack', 'marriage', 'note', 'shares', 'takenBackAt'],
};
