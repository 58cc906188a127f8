/**
 * The SQL condition that a viewer, one of its two sides, sees the proposal `q`: not its receiver once it was taken back, for whom
 * it is as if it had never been sent.
 * @param viewer an SQL expression for the id of the viewer's profile
 */
export const notTakenBack = (viewer: string): string =>
  `not (q.taken_back_at is not null and q.receiver_id = ${viewer})`;
