import { useLingui } from '@lingui/react/macro';
import type { FoundProfiles } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { findProfiles } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { toDisplayedId } from '@mithaq/openapi/rules/profile.ts';
import type { ApiError } from '@mithaq/openapi/http.ts';
import { SearchInput } from '@mithaq/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../i18n/use-messages.ts';

/** Opens the profile with an id that the member knows. A mutation, since a search happens when it is asked for. */
export function ProfileSearch() {
  const { t } = useLingui();
  const messages = useMessages();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { mutate, isPending, error, reset } = useMutation<FoundProfiles, ApiError, string>({
    mutationFn: (shownId) => findProfiles({ shownId }),
    // Several have one shown id hardly ever: the page of this id lists them.
    onSuccess: ({ data: [first, ...others] }, shownId) =>
      navigate(`/profile/${others.length === 0 && first ? first.id : shownId}`),
  });
  const problem = error?.problem;
  return (
    <SearchInput
      label={t`Search by profile id`}
      placeholder={t`Profile id, NH-…`}
      value={text}
      onChange={(typed) => {
        setText(typed);
        if (error) reset();
      }}
      onSearch={() => {
        if (!isPending) mutate(toDisplayedId(text));
      }}
      onLeave={() => {
        if (error) reset();
      }}
      isBusy={isPending}
      error={
        problem &&
        (problem.code === 'not-found'
          ? t`Nobody was found with this id. Please check it; the member may also be away for now.`
          : (messages.atField(problem, 'shownId') ?? messages.problem(problem)))
      }
    />
  );
}
