import { useLingui } from '@lingui/react/macro';
import { languages, type Language } from '@mithaq/openapi/rules/language.ts';
import {
  DeviceIcon,
  MoonIcon,
  SunIcon,
  useMantineColorScheme,
  type AvatarMenuChoice,
  type MantineColorScheme,
} from '@mithaq/ui-kit';
import { currentLanguage } from '../i18n/i18n.ts';
import { useChooseLanguage } from './use-choose-language.ts';

/** Appearance and language, for the account menu and the settings. */
export function useChoices(): AvatarMenuChoice[] {
  return [useAppearanceChoice(), useLanguageChoice()];
}

function useAppearanceChoice(): AvatarMenuChoice {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    label: t`Appearance`,
    options: [
      { value: 'light', label: t`Light`, icon: <SunIcon size={18} /> },
      { value: 'dark', label: t`Dark`, icon: <MoonIcon size={18} /> },
      { value: 'auto', label: t`As my device`, icon: <DeviceIcon size={18} /> },
    ],
    value: colorScheme,
    onChange: (value) => setColorScheme(value as MantineColorScheme), // one of the values offered above
  };
}

function useLanguageChoice(): AvatarMenuChoice {
  const { t } = useLingui();
  const choose = useChooseLanguage();
  return {
    label: t`Language`,
    options: Object.entries(languages).map(([value, { name }]) => ({ value, label: name, lang: value })),
    value: currentLanguage(),
    onChange: (value) => choose(value as Language), // one of the values offered above
  };
}
