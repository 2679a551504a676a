import type { Closing } from './closedStore.ts';
import type { Pause } from './pause.ts';
import type { SettingsByDesign } from '@teranga/design-manifest';

/** A store as every request needs it; its content is read from the database where it is used. */
export interface Store {
  id: string;
  name: string;
  design: string;
  /** File name in the store's images folder. */
  logo: string | null;
  defaultLogo: string | null;
  /** The host of its canonical address; never empty. */
  primaryHost: string;
  /** The requested host only sends its visitors to the primary one. */
  isRedirect: boolean;
  /** Null while it takes orders; one whose end has passed is none. */
  pause: Pause | null;
  /** Null while it is open. */
  closing: Closing | null;
  /** The operator's settings of every design, including inactive ones. */
  designSettings: SettingsByDesign;
}
