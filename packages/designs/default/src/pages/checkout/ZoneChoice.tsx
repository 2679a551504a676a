import { ChoiceCards, SelectField } from '@teranga/ui/field';
import type { ReadyCheckout } from './readyCheckout.ts';

/**
 * Maximum number of zones shown as cards; more become a select, as they would fill a phone's
 * screen.
 */
export const zonesAsCards = 4;

/** The delivery zone or the pickup point, and its cost. */
export function ZoneChoice({ zones, isPickup }: Pick<ReadyCheckout, 'zones' | 'isPickup'>) {
  const label = isPickup ? 'Lieu de retrait' : 'Zone de livraison';
  if (zones.choices.length <= zonesAsCards)
    return <ChoiceCards name="deliveryZone" label={label} isRequired {...zones} />;
  const chosen = zones.choices.find(({ value }) => value === zones.value);
  return (
    <SelectField
      name="deliveryZone"
      label={label}
      isRequired
      // A phone cuts a long name in the closed select: it is shown in full here.
      hint={chosen && [chosen.label, chosen.price, chosen.description].filter(Boolean).join('\u00a0· ')}
      error={zones.error}
      value={zones.value}
      onChange={({ target }) => zones.choose(target.value)}
      options={zones.choices.map((zone) => ({
        value: zone.value,
        label: zone.price ? `${zone.label} · ${zone.price}` : zone.label,
      }))}
    />
  );
}
