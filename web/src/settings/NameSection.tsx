import { useLingui } from '@lingui/react/macro';
import type { NameBeforeAnswer, ProfileAndPreferences } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { labels } from '@mithaq/openapi/generated/labels.ts';
import {
  getGetCurrentUserProfileQueryKey,
  useChooseNameBeforeAnswer,
  useGetCurrentUserProfile,
} from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Alert, notify, RadioGroup } from '@mithaq/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/use-messages.ts';
import { nameBeforeAnswerLead, nameBeforeAnswerTitle } from '../shared/own-titles.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Chooses the name that somebody who has sent a proposal reads until the member accepts. */
export function NameSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { data } = useGetCurrentUserProfile();
  const person = personOf(data?.profile.createdBy, data?.profile.gender);
  const { mutate, isPending, variables, error } = useChooseNameBeforeAnswer({
    mutation: {
      onSuccess: ({ nameBeforeAnswer }) => {
        client.setQueryData<ProfileAndPreferences>(
          getGetCurrentUserProfileQueryKey(),
          (own) => own && { ...own, profile: { ...own.profile, nameBeforeAnswer } },
        );
        notify({ kind: 'success', message: t`Your choice was saved` });
      },
    },
  });
  const chosen = isPending ? variables.data.nameBeforeAnswer : data?.profile.nameBeforeAnswer;
  return (
    <SettingsSection
      title={t(aboutPerson(nameBeforeAnswerTitle, person))}
      lead={t(aboutPerson(nameBeforeAnswerLead, person))}
    >
      <RadioGroup
        isChips
        aria-label={t(aboutPerson(nameBeforeAnswerTitle, person))}
        data={Object.entries(labels.NameBeforeAnswer).map(([value, label]) => ({ value, label: messages.text(label) }))}
        value={chosen ?? null}
        onChange={(value) => {
          if (!isPending) mutate({ data: { nameBeforeAnswer: value as NameBeforeAnswer } }); // one of the values offered above
        }}
      />
      {error ? <Alert>{messages.problem(error.problem)}</Alert> : null}
    </SettingsSection>
  );
}
