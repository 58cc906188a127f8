import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@mithaq/openapi/generated/hooks/model/index.ts';
import { listed } from '../i18n/listed.ts';
import { aboutPerson, personOf } from '../shared/person.ts';
import { fieldsOf } from './profile-fields.ts';
import { isHeldBack } from './held-back.ts';
import classes from './ProfileView.module.css';

/** Lists on the own profile the texts that others do not see yet. */
export function HeldNote({ heldBack, createdBy, gender }: Pick<Profile, 'heldBack' | 'createdBy' | 'gender'>) {
  const { t, i18n } = useLingui();
  if (!heldBack) return null;
  const person = personOf(createdBy, gender);
  const fields = fieldsOf(0, 1).filter(({ path }) => isHeldBack(heldBack, path));
  const names = listed(
    fields.map(({ label }) => t(aboutPerson(label, person))),
    i18n,
  );
  return (
    <p className={classes.paused} role="status">
      <Trans>
        Our team reads these texts before others see them: {names}. This usually takes a day. You can also change them.
      </Trans>
    </p>
  );
}
