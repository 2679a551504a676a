import { Route, Routes } from 'react-router-dom';
import { MissingPage } from '../../parts/MissingPage.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { CustomersPage } from './CustomersPage.tsx';

/** Clients: the list and one of them. */
export default function CustomerRoutes() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path=":key" element={<CustomerPage />} />
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
