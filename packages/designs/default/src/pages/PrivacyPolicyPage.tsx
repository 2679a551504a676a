import { useLegalTexts } from '@teranga/core/features/store-info/content';
import { LegalPage } from './legal/LegalPage.tsx';
import { privacyArticles } from './legal/privacyArticles.ts';

/** Page /privacy-policy: which data of a shopper is stored, why, and the shopper's rights. */
export default function PrivacyPolicyPage() {
  const { privacy } = useLegalTexts();
  return <LegalPage title="Politique de confidentialité" articles={privacyArticles} own={privacy} />;
}
