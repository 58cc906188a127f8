import { responseFields } from '@mithaq/openapi/generated/fields.ts';
import { columnsOf } from '../entities/columns.ts';
import { Profile } from '../entities/profile.entity.ts';

/** The columns of a listed profile, with the full name, of which the first word is sent. */
export const listedColumns = columnsOf(Profile, 'p', [...responseFields.ListedProfile, 'fullName']);
