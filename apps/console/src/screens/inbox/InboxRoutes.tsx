import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { InboxPage } from './InboxPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { QuotePage } from './QuotePage.tsx';

/** Devis et messages: the two lists and one of either. */
export default function InboxRoutes() {
  return (
    <Routes>
      <Route index element={<InboxPage />} />
      <Route path="devis/:ref" element={<QuotePage />} />
      <Route path="message/:id" element={<MessagePage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
