import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { AppearancePage } from './AppearancePage.tsx';
import { DesignPage } from './DesignPage.tsx';

/** Apparence: the designs, and the settings of one of them. */
export default function AppearanceRoutes() {
  return (
    <Routes>
      <Route index element={<AppearancePage />} />
      <Route path="design/:id" element={<DesignPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
