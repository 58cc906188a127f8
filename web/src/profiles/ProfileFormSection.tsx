import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FieldRow } from '@mithaq/ui-kit';
import { Fragment, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { aboutPerson, type Person } from '../shared/person.ts';
import classes from './ProfileForm.module.css';
import { fieldsIn, type ProfileField, type Section } from './profile-fields.ts';
import { valueAt, type ProfileFormModel } from './profile-form-values.ts';

interface PartProps {
  number: number;
  all: number;
}

interface ProfileFormSectionProps {
  section: Section;
  /** Which of the parts of a step it is, from 1; absent where a section is edited by itself. */
  part?: PartProps;
  /** The section is edited by itself, and the page is named after it. */
  isEdited: boolean;
  form: ProfileFormModel;
  person: Person;
  renderField: (field: ProfileField) => ReactNode;
  /** What follows a row that ends with this field. */
  renderAfter: (last: ProfileField | undefined) => ReactNode;
}

/** Fields that belong together, under a heading that stays in sight; those that few people fill in are behind a button. */
export function ProfileFormSection({
  section,
  part,
  isEdited,
  form,
  person,
  renderField,
  renderAfter,
}: ProfileFormSectionProps) {
  const { t } = useLingui();
  const { title, lead, rows, more } = section;
  // What is filled in is shown.
  const [isOpen, setIsOpen] = useState(() => more !== undefined && hasValue(form, { rows: more.rows }));
  const shown = isOpen && more ? [...rows, ...more.rows] : rows;
  /** The button disappears, so the focus goes to the first of the fields. */
  const open = () => {
    flushSync(() => setIsOpen(true));
    const inputs = more?.rows.flat().map(({ path }) => form.getInputNode<HTMLElement, string>(path)) ?? [];
    inputs.find((input) => input !== null)?.focus();
  };
  return (
    <div className={classes.section}>
      {title && !isEdited ? (
        <>
          <div className={classes.sectionTop}>
            <h3 className={classes.heading}>{t(aboutPerson(title, person))}</h3>
            {part ? <Part {...part} /> : null}
          </div>
          {lead ? <p className={classes.lead}>{t(aboutPerson(lead, person))}</p> : null}
        </>
      ) : null}
      {shown.map((row) => (
        <Fragment key={row[0]?.path}>
          {row.length > 1 ? <FieldRow>{row.map(renderField)}</FieldRow> : row.map(renderField)}
          {renderAfter(row.at(-1))}
        </Fragment>
      ))}
      {more && !isOpen ? (
        <Button className={classes.more} variant="subtle" onClick={open}>
          {t(more.label)}
        </Button>
      ) : null}
    </div>
  );
}

function Part({ number, all }: PartProps) {
  return (
    <span className={classes.part}>
      <Trans>
        Part {number} of {all}
      </Trans>
    </span>
  );
}

/** Whether one of these optional fields, or of those that its control sets, has a value. */
function hasValue(form: ProfileFormModel, section: Section): boolean {
  const values = form.getValues();
  const discussed = values.profileCreationInput.facts?.ratherDiscuss ?? [];
  return fieldsIn([section]).some(({ path, control }) => {
    const isDiscussed = control.kind === 'fact' && discussed.includes(control.fact);
    return isDiscussed || [valueAt(values, path) ?? []].flat().length > 0;
  });
}
