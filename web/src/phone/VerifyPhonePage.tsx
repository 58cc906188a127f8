import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGetCurrentUserProfile } from '@mithaq/openapi/generated/hooks/profiles/profiles.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { aboutPerson, personOf } from '../shared/person.ts';
import { useLeftPhoneDraft } from './phone-draft.ts';
import { PhonePage } from './PhonePage.tsx';
import classes from './PhonePage.module.css';

/** A number belongs to one account, so a guardian uses the own number. */
const whoseNumber = msg({
  message:
    '{person, select, self {Give your own number.} son {Give your own number, on which families can reach you about your son.} daughter {Give your own number, on which families can reach you about your daughter.} brother {Give your own number, on which families can reach you about your brother.} sister {Give your own number, on which families can reach you about your sister.} other {Give your own number, on which families can reach you about this profile.}}',
});

/** Verify Your Phone: a new member becomes one. */
export function VerifyPhonePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const left = useLeftPhoneDraft('phone');
  // The guard of another page has led here.
  const isBack = useLocation().state !== null && left !== undefined;
  const { profile } = useGetCurrentUserProfile().data ?? {};
  const person = personOf(profile?.createdBy, profile?.gender);
  return (
    <PhonePage
      title={t`Verify Your Phone`}
      lead={t`Phone verification is required to continue`}
      notice={
        isBack ? (
          <p className={classes.back} role="status">
            <Trans>The other pages open once your phone number is verified. What you had entered is still here.</Trans>
          </p>
        ) : null
      }
      why={
        <>
          <Trans>A verified number shows that a real person is behind each profile.</Trans>{' '}
          {t(aboutPerson(whoseNumber, person))} <Trans>Only members whose proposal is accepted can see it.</Trans>
        </>
      }
      draft="phone"
      country={profile?.country}
      onVerified={() => navigate('/feed', { replace: true })}
    />
  );
}
