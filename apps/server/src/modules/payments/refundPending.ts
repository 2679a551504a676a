/** The provider has a refund, or may have, and it is not done yet. */
export class RefundPending extends Error {
  override name = 'RefundPending';
}
