import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SchoolOfThought } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';

/** The school's everyday name, where the whole label would be too long for a line. */
export const schoolNames: Record<SchoolOfThought, MessageDescriptor> = {
  HANAFI: msg`Hanafi`,
  MALIKI: msg`Maliki`,
  SHAFII: msg`Shafi'i`,
  HANBALI: msg`Hanbali`,
  TRADITIONAL_SUNNI: { id: labels.SchoolOfThought.TRADITIONAL_SUNNI },
};
