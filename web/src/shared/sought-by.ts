import type { Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** The gender of the other side, by the own one. */
export const soughtBy: Record<Gender, Gender> = { MALE: 'FEMALE', FEMALE: 'MALE' };
