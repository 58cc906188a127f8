import { LegalPage } from './LegalPage.tsx';
import { termsOfService } from './terms-of-service.ts';

export function TermsOfServicePage() {
  return <LegalPage page={termsOfService} />;
}
