import { LegalPage } from './LegalPage.tsx';
import { privacyPolicy } from './privacy-policy.ts';

export function PrivacyPolicyPage() {
  return <LegalPage page={privacyPolicy} />;
}
