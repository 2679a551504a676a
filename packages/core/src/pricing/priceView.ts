/** A price ready to draw, in the shopper's currency. */
export interface PriceView {
  /** «12 500 FCFA» */
  current: string;
  /** The price before the reduction, to strike through; null when there is none. */
  previous: string | null;
  /** «−20 %»; null when there is no reduction. */
  saving: string | null;
}
