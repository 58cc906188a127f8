import { useLingui } from '@lingui/react/macro';
import { heldName } from '@mithaq/openapi/rules/first-name.ts';

/** Returns a function from the name of another member to the one that is shown: that of a name which is held back is a word of the language. */
export function useShownName(): (name: string) => string {
  const { t } = useLingui();
  return (name) =>
    name === heldName ? t({ message: 'Member', comment: 'In place of a name that cannot be shown' }) : name;
}
