declare const xofBrand: unique symbol;
/** A whole number of FCFA. */
export type Xof = number & { readonly [xofBrand]: true };

/** The nearest whole number of FCFA, never below 0. The only rounding of money there is. */
export function toXof(amount: number): Xof {
  return (Number.isFinite(amount) ? Math.max(0, Math.round(amount)) : 0) as Xof;
}

/** The sum of amounts. */
export function sumXof(amounts: readonly Xof[]): Xof {
  return toXof(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** `quantity` times an amount. */
export function timesXof(amount: Xof, quantity: number): Xof {
  return toXof(amount * quantity);
}
