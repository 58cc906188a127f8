import { Trans, useLingui } from '@lingui/react/macro';
import { useFindProfiles } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { displayId, shortPlaceNames } from '@mithaq/openapi/rules/profile.ts';
import { Loader, PageBody, PageHeader, Panel, TextLink } from '@mithaq/ui-kit';
import { Navigate } from 'react-router-dom';
import { listed } from '../i18n/listed.ts';
import { usePlaceNames } from '../reference/place-names.ts';
import { useShownName } from '../shared/use-shown-name.ts';
import { ProfileProblem } from './ProfileProblem.tsx';

/** The page of an id as cards show it: leads to the profile, or lists the few profiles that have it. */
export function FoundProfiles({ shownId }: { shownId: string }) {
  const { t, i18n } = useLingui();
  const placeNamed = usePlaceNames();
  const shownName = useShownName();
  const query = useFindProfiles({ shownId });
  if (!query.data) {
    return (
      <PageBody width="reading">{query.isPending ? <Loader mih="60vh" /> : <ProfileProblem {...query} />}</PageBody>
    );
  }
  const [first, ...others] = query.data.data;
  if (first && others.length === 0) return <Navigate replace to={`/profile/${first.id}`} />;
  return (
    <PageBody width="reading">
      <PageHeader title={displayId(first?.id ?? shownId)} lead={t`Several profiles have this id.`} />
      {query.data.data.map((profile) => {
        const firstName = shownName(profile.firstName);
        const place = listed(shortPlaceNames(profile, placeNamed), i18n);
        return (
          <Panel key={profile.id}>
            <TextLink href={`/profile/${profile.id}`}>
              <Trans>
                {firstName}, {place}
              </Trans>
            </TextLink>
          </Panel>
        );
      })}
    </PageBody>
  );
}
