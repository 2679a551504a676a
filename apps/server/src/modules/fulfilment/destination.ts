import type { DeliveryKindWire } from '@teranga/contract';
import { toE164 } from '@teranga/core/domain/phone';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { readOrderForm } from '../orders/readOrderIntent.ts';
import { findZone, isPickup, type DeliveryZone } from '../stores/deliveryZones.ts';

/** To whom and where an order goes. */
export interface Destination {
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  email: string | null;
  address: string;
  city: string;
  postalCode: string | null;
  zoneId: string;
  zoneName: string;
  deliveryKind: DeliveryKindWire;
}

/** What to change of it; what is absent stays. */
export interface DestinationChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  address?: string | undefined;
  city?: string | undefined;
  postalCode?: string | null | undefined;
  /** Id or name of a delivery zone, whose fee then applies. */
  deliveryZone?: string | undefined;
}

const invalidMessage = 'L’adresse n’est pas valide.';
const zoneMessage = 'Cette boutique n’a pas cette zone de livraison.';

/** The zone to deliver to and its fee; an order keeps its zone also when the store gave that up. */
function readZone(
  { deliveryZone: named }: DestinationChange,
  { zoneId, zoneName, deliveryKind, deliveryCharge }: Destination & { deliveryCharge: number },
  zones: readonly DeliveryZone[],
) {
  if (named === undefined) return { zoneId, zoneName, deliveryKind, deliveryCharge };
  const zone = findZone(zones, named);
  if (!zone) throw fieldError('deliveryZone', zoneMessage);
  const kind: DeliveryKindWire = isPickup(zone) ? 'pickup' : 'delivery';
  return { zoneId: zone.id, zoneName: zone.name, deliveryKind: kind, deliveryCharge: zone.price };
}

/**
 * The changed destination of an order, by the rules of the order form, and its delivery fee, which
 * only another zone changes.
 */
export async function readDestination(
  before: Destination & { deliveryCharge: number },
  change: DestinationChange,
  zones: readonly DeliveryZone[],
): Promise<{ destination: Destination; deliveryCharge: number }> {
  const { deliveryCharge, ...zone } = readZone(change, before, zones);
  if (Object.values(change).every((value) => value === undefined))
    return { destination: before, deliveryCharge };
  const read = await readOrderForm(
    {
      firstName: change.firstName ?? before.firstName,
      lastName: change.lastName ?? before.lastName,
      phone: change.phone ?? before.phone,
      email: before.email ?? '',
      deliveryZone: zone.zoneId,
      address: change.address ?? before.address,
      city: change.city ?? before.city,
      postalCode: (change.postalCode === undefined ? before.postalCode : change.postalCode) ?? '',
    },
    zones,
  );
  if ('errors' in read) throw new HttpError(422, invalidMessage, read.errors);
  const { firstName, lastName, phone, address, city, postalCode } = read.form;
  const destination = {
    firstName,
    lastName,
    phone: toE164(phone) ?? before.phone,
    email: before.email,
    address,
    city,
    postalCode: postalCode || null,
    ...zone,
  };
  return { destination, deliveryCharge };
}
