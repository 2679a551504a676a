import type { Database } from '../../platform/db/database.ts';
import type { PaymentSetup } from './paymentAccounts.ts';

/** What everything about payments works with. */
export interface Payments {
  db: Database;
  setup: PaymentSetup;
}
