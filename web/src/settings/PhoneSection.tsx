import { Trans, useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { LinkButton } from '@mithaq/ui-kit';
import { ReadableNumber } from '../shared/ReadableNumber.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The own number of a verified member, and the way to change it. */
export function PhoneSection() {
  const { t } = useLingui();
  const { phoneNumber } = useGetCurrentUserProfile().data?.profile ?? {};
  return (
    <SettingsSection
      title={t`Phone number`}
      // Its line is there before the number.
      lead={phoneNumber ? <ReadableNumber number={phoneNumber} /> : '\u00a0'}
      action={
        <LinkButton size="sm" variant="default" href="/settings/phone">
          <Trans>Change number</Trans>
        </LinkButton>
      }
    />
  );
}
