/** The readable cookie without content beside the session's own (DESIGN section 8): it says that asking who is signed in makes sense. */
export const signedInCookie = 'mithaq_signed_in';
