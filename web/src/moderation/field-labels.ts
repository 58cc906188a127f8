import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DoubtedField, ProposalTextField } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What the profile form calls the field of a flagged text. */
export const fieldLabels: Record<DoubtedField, MessageDescriptor> = {
  fullName: msg`Full name`,
  education: msg`Education`,
  occupation: msg`Occupation`,
  city: msg`City`,
  aboutMe: msg`About me`,
  preferredEducation: msg`Preferred education`,
  preferredOccupation: msg`Preferred occupation`,
  preferredCities: msg`Preferred cities`,
  preferredOtherPreferences: msg`Other preferences`,
  preferredQuestions: msg`Questions to whoever sends a proposal`,
};

/** What a moderator reads above a text that goes with a proposal. */
export const proposalTextLabels: Record<ProposalTextField, MessageDescriptor> = {
  note: msg`Note with a proposal`,
  firstQuestion: msg`First question`,
  firstAnswer: msg`Answer to the first question`,
  secondQuestion: msg`Second question`,
  secondAnswer: msg`Answer to the second question`,
  answerNote: msg`Note with an answer`,
};
