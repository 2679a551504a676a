import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { NewOrderPage } from './NewOrderPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { useFlushSteps } from './useFlushSteps.ts';

/** Commandes: the list, a new one and one order. */
export default function OrderRoutes() {
  useFlushSteps();
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path="nouvelle" element={<NewOrderPage />} />
      <Route path=":ref" element={<OrderPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
