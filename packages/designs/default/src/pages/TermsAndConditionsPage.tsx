import { useLegalTexts } from '@teranga/core/features/store-info/content';
import { LegalPage } from './legal/LegalPage.tsx';
import { termsArticles } from './legal/termsArticles.ts';

/** /terms-and-conditions : on which terms the store sells. */
export default function TermsAndConditionsPage() {
  const { terms, returns } = useLegalTexts();
  return <LegalPage title="Conditions générales" articles={termsArticles} own={terms} returns={returns} />;
}
