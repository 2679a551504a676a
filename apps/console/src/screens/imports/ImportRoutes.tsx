import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { useHasRole } from '../../lib/session.ts';
import { Forbidden } from '../../parts/Forbidden.tsx';
import { ImportFilePage } from './ImportFilePage.tsx';
import { ImportReportPage } from './ImportReportPage.tsx';
import { ImportsPage } from './ImportsPage.tsx';

/** Importing products: a file, its steps, and the report of each import. */
export default function ImportRoutes() {
  const isManager = useHasRole('manager');
  if (!isManager) return <Forbidden />;
  return (
    <Routes>
      <Route index element={<ImportsPage />} />
      <Route path="fichier/:id" element={<ImportFilePage />} />
      <Route path="rapport/:id" element={<ImportReportPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
