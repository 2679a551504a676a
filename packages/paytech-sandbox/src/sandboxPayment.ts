/** A payment as the sandbox stores it. */
export interface SandboxPayment {
  token: string;
  state: 'pending' | 'paid' | 'canceled' | 'refunded';
  apiKey: string;
  apiSecret: string;
  command: string;
  itemName: string;
  /** As it was sent. */
  price: string;
  currency: string;
  env: string;
  ipnUrl: string;
  successUrl: string;
  cancelUrl: string;
  customField: string;
}

/** The sandbox's payment storage. */
export interface SandboxStore {
  read(token: string): Promise<SandboxPayment | null>;
  readByCommand(apiKey: string, command: string): Promise<SandboxPayment | null>;
  write(payment: SandboxPayment): Promise<void>;
  /** Moves a payment on; false when it was not in that state any more. */
  move(token: string, from: SandboxPayment['state'], to: SandboxPayment['state']): Promise<boolean>;
}
