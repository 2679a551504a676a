import type { NewPromo } from '../promoRecords.ts';

/** A code that takes ten per cent off everything, for everyone. */
export const aPromo = (overrides: Partial<NewPromo> = {}): NewPromo => ({
  code: 'DIX',
  is_percentage: true,
  amount: 10,
  minimum_subtotal: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_contact: null,
  product_ids: null,
  is_enabled: true,
  ...overrides,
});
