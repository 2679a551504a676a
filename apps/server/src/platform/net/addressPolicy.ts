import type { AddressRule } from './guardedLookup.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/**
 * Where requests that staff cause may lead: in production the public internet, elsewhere anywhere.
 */
export interface AddressPolicy {
  isProduction: boolean;
}

export const mayContact = ({ isProduction }: AddressPolicy): AddressRule =>
  isProduction ? isPublicAddress : () => true;
