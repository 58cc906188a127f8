import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationMember } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { useFindMembers } from '@mithaq/openapi/generated/hooks/moderation/moderation.ts';
import { Alert, Button, FactList, Panel, TextInput, Title, type Fact } from '@mithaq/ui-kit';
import { useState } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MemberName, MemberTexts, useMemberFacts } from './MemberParts.tsx';
import classes from './Moderation.module.css';
import { SuspensionAction } from './SuspensionAction.tsx';
import { WriteAction } from './WriteAction.tsx';

/** Finds a member by what a moderator knows of them. The typed text is in the body of the request alone. */
export function MemberSearch() {
  const { t } = useLingui();
  const messages = useMessages();
  const [text, setText] = useState('');
  const [found, setFound] = useState<ModerationMember[]>([]);
  const { mutate, isPending, error, reset } = useFindMembers({
    mutation: { onMutate: () => setFound([]), onSuccess: ({ data }) => setFound(data) },
  });
  const refused = messages.atField(error?.problem, '/text');
  const change = (changed: ModerationMember) =>
    setFound(found.map((each) => (each.profileId === changed.profileId ? changed : each)));
  return (
    <>
      <form
        noValidate
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ data: { text } });
        }}
      >
        <TextInput
          label={t`Profile id, e-mail address or phone number`}
          description={t`The whole of it; a phone number with its country code. Each search is recorded.`}
          autoComplete="off"
          dir="ltr"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            if (error) reset();
          }}
          error={refused}
        />
        <Button type="submit" loading={isPending}>
          <Trans>Find member</Trans>
        </Button>
      </form>
      <div role="status">
        {error && !refused ? (
          error.problem.code === 'not-found' ? (
            <p className={classes.nobody}>
              <Trans>Nobody was found.</Trans>
            </p>
          ) : (
            <Alert>{messages.problem(error.problem)}</Alert>
          )
        ) : null}
      </div>
      <ul className={classes.list}>
        {found.map((member) => (
          <li key={member.profileId}>
            <FoundMember member={member} onChange={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FoundMember({
  member,
  onChange,
}: {
  member: ModerationMember;
  onChange: (changed: ModerationMember) => void;
}) {
  const { t } = useLingui();
  const factsOf = useMemberFacts();
  const facts: (Fact | false | undefined)[] = [
    member.isSuspended && { label: t`Account`, value: t`Suspended` },
    member.isPaused && { label: t`Profile`, value: t`Paused` },
    ...factsOf(member),
  ];
  return (
    <Panel>
      <div className={classes.parts}>
        <Title order={2} size="h3">
          <MemberName {...member} />
        </Title>
        <FactList facts={facts.filter((fact): fact is Fact => Boolean(fact))} />
        <MemberTexts {...member} />
        <EarlierMessages label={t`Earlier messages to member`} profileId={member.profileId} />
        <div className={classes.actions}>
          <SuspensionAction member={member} onChange={onChange} />
          <WriteAction label={t`Write to member`} profileId={member.profileId} onChange={onChange} />
        </div>
      </div>
    </Panel>
  );
}
