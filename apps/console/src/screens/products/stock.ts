/** A stock: of a product, or of one of its variations. */
export interface Stock {
  id: string;
  /** Of the variation. */
  sku?: string | undefined;
  name: string;
  quantity: number;
  trackStock: boolean;
  isLow?: boolean;
}
