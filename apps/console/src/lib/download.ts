import { toQuery } from '../api/adminApi.ts';

/** Downloads a part of the store for spreadsheets, narrowed by what its list is filtered by. */
export function download(
  subject: 'products' | 'stock' | 'orders' | 'returns' | 'refunds' | 'customers' | 'quotes' | 'messages',
  filters: Readonly<Record<string, string>> = {},
): void {
  window.location.assign(`/api/admin/exports/${subject}${toQuery({ ...filters, format: 'csv' })}`);
}
