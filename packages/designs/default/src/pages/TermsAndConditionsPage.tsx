import { useLegalTexts } from '@teranga/core/features/store-info/content';
import { LegalPage } from './legal/LegalPage.tsx';
import { termsArticles } from './legal/termsArticles.ts';

/** Page /terms-and-conditions: the store's terms of sale. */
export default function TermsAndConditionsPage() {
  const { terms, returns } = useLegalTexts();
  return <LegalPage title="Conditions générales" articles={termsArticles} own={terms} returns={returns} />;
}
