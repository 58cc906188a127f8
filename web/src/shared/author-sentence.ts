import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CreatedBy, Gender } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** Of the one who wrote a profile, which is the gender of the member or of the relative; undefined of a guardian. */
export function writerGender(createdBy: CreatedBy = 'SELF', gender?: Gender): Gender | undefined {
  if (createdBy === 'SELF') return gender;
  if (createdBy === 'GUARDIAN') return undefined;
  return createdBy === 'MOTHER' || createdBy === 'SISTER' ? 'FEMALE' : 'MALE';
}

/** Who wrote a profile, said of a man or of a woman. */
export const authorSentence: Record<Gender, Record<CreatedBy, MessageDescriptor>> = {
  MALE: {
    SELF: msg`Written by himself`,
    MOTHER: msg`Written by his mother`,
    FATHER: msg`Written by his father`,
    BROTHER: msg`Written by his brother`,
    SISTER: msg`Written by his sister`,
    GUARDIAN: msg`Written by his guardian`,
  },
  FEMALE: {
    SELF: msg`Written by herself`,
    MOTHER: msg`Written by her mother`,
    FATHER: msg`Written by her father`,
    BROTHER: msg`Written by her brother`,
    SISTER: msg`Written by her sister`,
    GUARDIAN: msg`Written by her guardian`,
  },
};
