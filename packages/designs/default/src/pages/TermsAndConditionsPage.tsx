import { LegalPage } from './legal/LegalPage.tsx';
import { termsArticles } from './legal/termsArticles.ts';

/** /terms-and-conditions : on which terms the store sells. */
export default function TermsAndConditionsPage() {
  return <LegalPage title="Conditions générales" articles={termsArticles} />;
}
