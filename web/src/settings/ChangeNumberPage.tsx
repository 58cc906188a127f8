import { Trans, useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { Button } from '@mithaq/ui-kit';
import { useNavigate } from 'react-router-dom';
import { PhonePage } from '../phone/PhonePage.tsx';
import { pagesBefore, stepBack } from '../shared/step-back.ts';

/**
 * Changes the number of a verified member, who stays verified. A page and no dialog: the invisible captcha may show pictures over the
 * page, which a dialog makes inert, and a phone that shows the SMS may load this page again, at the code.
 */
export function ChangeNumberPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { profile } = useGetCurrentUserProfile().data ?? {};
  /** The link in Settings that led here has the focus again. A page that was opened by its address has none before it. */
  const leave = () => (pagesBefore() > 0 ? stepBack(navigate) : navigate('/settings', { replace: true }));
  return (
    <PhonePage
      title={t`Change my phone number`}
      lead={t`We send a code to the new number. Until it is entered, your present number stays.`}
      why={<Trans>Members whose proposal is accepted then see the new number.</Trans>}
      draft="new-phone"
      country={profile?.country}
      present={profile?.phoneNumber}
      onVerified={leave}
    >
      <Button variant="subtle" mt="sm" onClick={() => void leave()}>
        <Trans>Back to Settings</Trans>
      </Button>
    </PhonePage>
  );
}
