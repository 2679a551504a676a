import { LegalPage } from './legal/LegalPage.tsx';
import { privacyArticles } from './legal/privacyArticles.ts';

/** /privacy-policy : what is kept of a shopper, why, and what they may ask. */
export default function PrivacyPolicyPage() {
  return <LegalPage title="Politique de confidentialité" articles={privacyArticles} />;
}
