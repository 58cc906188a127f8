import { useLingui } from '@lingui/react/macro';
import { SaveButton } from '@mithaq/ui-kit';
import { useSavedProfile } from './use-saved-profiles.ts';

export interface SaveProfileButtonProps {
  member: { id: string; firstName: string };
}

/** Saves a member's profile, or removes it again. Nobody is told. */
export function SaveProfileButton({ member: { id, firstName } }: SaveProfileButtonProps) {
  const { t } = useLingui();
  const { isSaved, toggle } = useSavedProfile(id);
  return <SaveButton label={t`Save ${firstName}'s profile`} isSaved={isSaved === true} onClick={toggle} />;
}
