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

/** Money that a store sent to a phone number. */
export interface SandboxTransfer {
  id: string;
  apiKey: string;
  /** The store's own name for it; it need not be unique. */
  externalId: string;
  amount: number;
  /** As it was sent. */
  phone: string;
  service: string;
  state: 'pending' | 'success' | 'failed';
}

/** The sandbox's payment storage. */
export interface SandboxStore {
  read(token: string): Promise<SandboxPayment | null>;
  readByCommand(apiKey: string, command: string): Promise<SandboxPayment | null>;
  write(payment: SandboxPayment): Promise<void>;
  writeTransfer(transfer: SandboxTransfer): Promise<void>;
  /** Those of an account to a phone number, the newest first. */
  readTransfers(apiKey: string, phone: string): Promise<SandboxTransfer[]>;
  /** Moves a payment on; false when it was not in that state any more. */
  move(token: string, from: SandboxPayment['state'], to: SandboxPayment['state']): Promise<boolean>;
}
