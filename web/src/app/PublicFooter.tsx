import { Languages } from '../visitor/Languages.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** The foot of the pages that visitors see, where the application shows them. */
export function PublicFooter({ pathname }: { pathname: string }) {
  const chooseLanguage = useChooseLanguage();
  return (
    <SiteFooter hasCredits={pathname === '/'} languages={<Languages path={pathname} onChoose={chooseLanguage} />} />
  );
}
