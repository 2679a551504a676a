declare const xofBrand: unique symbol;
/** An integer amount in FCFA. */
export type Xof = number & { readonly [xofBrand]: true };

/** The nearest integer amount in FCFA, never below 0. The only place where money is rounded. */
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
