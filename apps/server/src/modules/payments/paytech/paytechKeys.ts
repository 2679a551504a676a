/** What PayTech gives a merchant. Both are secret. */
export interface PaytechKeys {
  apiKey: string;
  apiSecret: string;
}
