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
import { SettingsSection } from './SettingsSection.tsx';

/** Chooses the name that somebody who has sent a proposal reads until the member accepts. */
export function NameSection() {
  const { t } = useLingui();
  const messages = useMessages();
  const client = useQueryClient();
  const { data } = useGetCurrentUserProfile();
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
      title={t`My name before an answer`}
      lead={t`What somebody who has sent you a proposal reads until you accept. A proposal that you send yourself has your full name. After a decline both of you know what you knew before.`}
    >
      <RadioGroup
        aria-label={t`My name before an answer`}
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
