/**
 * The SQL condition that a viewer, one of its two sides, sees the proposal `q`: not its receiver once it was taken back, for whom
 * it is as if it had never been sent. Its sender still does when the receiver has left, who is null then.
 * @param viewer an SQL expression for the id of the viewer's profile
 */
export const notTakenBack = (viewer: string): string =>
  `(q.taken_back_at is null or q.receiver_id is distinct from ${viewer})`;
