import type { ListedProfile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { FeedPage } from '../matching/FeedPage.tsx';
import { SaveProfileButton } from '../members/SaveProfileButton.tsx';

/** The Feed, with Save on each card. */
export function FeedRoutePage() {
  return <FeedPage cardAction={saveOn} />;
}

function saveOn(member: ListedProfile) {
  return <SaveProfileButton member={member} />;
}
