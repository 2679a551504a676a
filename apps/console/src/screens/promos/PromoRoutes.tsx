import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { PromoPage } from './PromoPage.tsx';
import { PromosPage } from './PromosPage.tsx';

/** Codes promo: the list, a new one and one of them. */
export default function PromoRoutes() {
  return (
    <Routes>
      <Route index element={<PromosPage />} />
      <Route path="nouveau" element={<PromoPage />} />
      <Route path="code/:code" element={<PromoPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
