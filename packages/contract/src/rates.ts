import { Type, type Static } from 'typebox';

/** GET /api/exchange-rates: how much of each currency one FCFA buys. */
export const ExchangeRatesWire = Type.Object({
  result: Type.String(),
  base_code: Type.String(),
  rates: Type.Record(Type.String(), Type.Number()),
});
export type ExchangeRatesWire = Static<typeof ExchangeRatesWire>;
