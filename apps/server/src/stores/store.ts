import type { SettingsByDesign } from '@teranga/design-manifest';

/** A store as every request needs it; its contents are read from the database by those who show them. */
export interface Store {
  id: string;
  name: string;
  design: string;
  /** File name of the store's pictures folder. */
  logo: string | null;
  defaultLogo: string | null;
  /** The host of its canonical address; never empty. */
  primaryHost: string;
  /** What the operator set of each design, worn or not. */
  designSettings: SettingsByDesign;
}
