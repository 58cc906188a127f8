import type { ListedProfile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { ForYouPage } from '../matching/ForYouPage.tsx';
import { SaveProfileButton } from '../members/SaveProfileButton.tsx';

/** For You, with Save on each card. */
export function ForYouRoutePage() {
  return <ForYouPage cardAction={saveOn} />;
}

function saveOn(member: ListedProfile) {
  return <SaveProfileButton member={member} />;
}
