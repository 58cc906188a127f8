import { defineEntity, p } from '@mikro-orm/core';

/**
 * Who has the role through an address of the operator's list: the Google account that signed in with it first. Whoever gets
 * the address later is somebody else.
 */
export const Moderator = defineEntity({
  name: 'Moderator',
  properties: {
    // In lower case.
    email: p.string().length(320).primary(),
    issuer: p.string().length(255),
    subject: p.string().length(255),
    boundAt: p.datetime(),
  },
});
