import { Languages } from '../layout/Languages.tsx';
import { SiteFooter } from '../layout/SiteFooter.tsx';
import { useChooseLanguage } from '../layout/use-choose-language.ts';

/** The footer of the public pages within the application. */
export function PublicFooter({ pathname }: { pathname: string }) {
  const chooseLanguage = useChooseLanguage();
  return (
    <SiteFooter hasCredits={pathname === '/'} languages={<Languages path={pathname} onChoose={chooseLanguage} />} />
  );
}
