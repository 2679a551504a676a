import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../../lib/lazyScreen.ts';
import { useHasRole } from '../../lib/session.ts';
import { Forbidden } from '../../parts/Forbidden.tsx';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { NewProductPage } from './NewProductPage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductsPage } from './ProductsPage.tsx';
import { ReductionPage } from './ReductionPage.tsx';

const ImportRoutes = lazyScreen(() => import('../imports/ImportRoutes.tsx'));

/** Products: the list, a new one and one of them. */
export default function ProductRoutes() {
  const isManager = useHasRole('manager');
  return (
    <Routes>
      <Route index element={<ProductsPage />} />
      <Route path="nouveau" element={isManager ? <NewProductPage /> : <Forbidden />} />
      <Route path="reduire" element={isManager ? <ReductionPage /> : <Forbidden />} />
      <Route path="importer/*" element={<ImportRoutes />} />
      <Route path="article/:id" element={<ProductPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
