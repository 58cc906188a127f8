import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProposalTextField } from '@mithaq/openapi/generated/hooks/model/index.ts';

/** What a moderator reads above a text that goes with a proposal. */
export const proposalTextLabels: Record<ProposalTextField, MessageDescriptor> = {
  note: msg`Note with a proposal`,
  firstQuestion: msg`First question`,
  firstAnswer: msg`Answer to the first question`,
  secondQuestion: msg`Second question`,
  secondAnswer: msg`Answer to the second question`,
  answerNote: msg`Note with an answer`,
};
