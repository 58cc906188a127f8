/** A readable cookie without content beside the session cookie: without it, the client does not ask who is signed in (R2). */
export const signedInCookie = 'mithaq_signed_in';
