import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { UiMessages } from '@mithaq/ui-kit';

/** Returns the kit's own messages in the language in use. */
export function uiMessages(i18n: I18n): UiMessages {
  return {
    language: i18n.locale,
    productName: i18n._(msg`Mithaq`),
    skipToContent: i18n._(msg`Skip to content`),
    skipToNavigation: i18n._(msg`Skip to navigation`),
    mainNavigation: i18n._(msg({ message: 'Main', comment: 'Names the navigation to the main pages' })),
    accountMenu: i18n._(msg`Account menu`),
    steps: i18n._(msg`Steps`),
    stepOf: (step, all) => i18n._(msg`Step ${{ step: numeral(step) }} of ${{ all: numeral(all) }}`),
    tags: i18n._(msg`Tags`),
    chosenOf: (chosen, wanted) => i18n._(msg`${{ chosen: numeral(chosen) }} of ${{ wanted: numeral(wanted) }}`),
    required: i18n._(msg`Required`),
    noAnswer: i18n._(msg`No answer`),
    charactersLeft: (count) => i18n._(msg`${plural(count, { one: '# character left', other: '# characters left' })}`),
    charactersTooMany: (count) =>
      i18n._(msg`${plural(count, { one: '# character too many', other: '# characters too many' })}`),
    verified: i18n._(msg`Verified`),
    contactDetails: i18n._(msg`Contact details`),
    copyEmail: i18n._(msg`Copy email`),
    copyPhoneNumber: i18n._(msg`Copy phone number`),
    copied: i18n._(msg`Copied`),
    notCopied: i18n._(msg`It could not be copied. Please copy it by hand.`),
    opensInNewTab: i18n._(msg`(opens in a new tab)`),
    nothingFound: i18n._(msg`Nothing found`),
    optionsFound: (count, first) =>
      i18n._(msg`${plural(count, { one: `# option: ${first}`, other: `# options, the first is ${first}` })}`),
    loading: i18n._(msg`Loading...`),
    close: i18n._(msg`Close`),
    dismiss: i18n._(msg`Dismiss`),
    confirm: i18n._(msg`Confirm`),
    cancel: i18n._(msg`Cancel`),
    number: numeral,
  };

  function numeral(value: number): string {
    return i18n.number(value);
  }
}
