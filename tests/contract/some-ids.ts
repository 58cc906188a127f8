/** A well-formed id of nothing. */
export const nobody = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

/** What is no id, as it stands in a path. */
export const malformedIds = ['0199a1b2', 'NH-9e0f1a2b', '%00', 'not-an-id', '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2g'];
