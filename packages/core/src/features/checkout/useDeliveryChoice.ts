import { useEffect, useRef } from 'react';
import type { Money } from '../../domain/money/index.ts';
import { useTypedBefore } from '../../lib/forms/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import {
  costFrom,
  type DeliveryKind,
  deliveryLabel,
  deliveryNames,
  type DeliveryZone,
} from '../store-info/index.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';
import type { ChoiceFieldView } from './views.ts';

interface DeliveryChoice {
  zone: DeliveryZone | null;
  kind: DeliveryKind;
  /** Null where the store has one kind only. */
  kinds: ChoiceFieldView<DeliveryKind> | null;
  zones: ChoiceFieldView<string>;
}

/**
 * The zone that is chosen; until the shopper chooses, the first one with delivery, as most shoppers
 * expect a parcel.
 */
function useZone(form: CheckoutForm, zones: DeliveryZone[]): DeliveryZone | null {
  const { getValues, setValue } = form;
  const chosenId = form.watch('deliveryZone');
  const first = zones.find(({ kind }) => kind === 'delivery') ?? zones[0] ?? null;
  const chosen = zones.find(({ id }) => id === chosenId) ?? first;
  useEffect(() => {
    // The form itself is read as well: a saved draft may have been restored since this render.
    const formIds = [chosenId, getValues('deliveryZone')];
    if (first && !zones.some(({ id }) => formIds.includes(id))) setValue('deliveryZone', first.id);
  }, [first, getValues, setValue, chosenId, zones]);
  return chosen;
}

/**
 * Takes over the kind that was chosen before hydration, when the zones shown were the other kind's.
 */
function useEarlyKind({ getValues, setValue }: CheckoutForm, zones: DeliveryZone[]): void {
  const { deliveryKind } = useTypedBefore(['deliveryKind']);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || deliveryKind === undefined) return;
    isTaken.current = true;
    const ofKind = zones.filter(({ kind }) => kind === deliveryKind);
    const [first] = ofKind;
    if (first && !ofKind.some(({ id }) => id === getValues('deliveryZone')))
      setValue('deliveryZone', first.id);
  }, [deliveryKind, getValues, setValue, zones]);
}

const places: Readonly<Record<DeliveryKind, string>> = { delivery: 'À votre adresse', pickup: 'Sur place' };

function toKindChoice(zones: DeliveryZone[], kind: DeliveryKind, { format }: Money) {
  const cost = costFrom(zones, kind, format);
  const description = `${places[kind]}, ${cost?.words ?? ''} ${cost?.price ?? ''}`.trim();
  return { value: kind, label: deliveryNames[kind], description };
}

/** Delivery or pick-up, and where; each kind remembers its zone. */
export function useDeliveryChoice(
  form: CheckoutForm,
  zones: DeliveryZone[],
  money: Money,
  posted: PostedForm | null = null,
): DeliveryChoice {
  const zone = useZone(form, zones);
  useEarlyKind(form, zones);
  const lastOf = useRef<Partial<Record<DeliveryKind, string>>>({});
  const kind = zone?.kind ?? 'delivery';
  const ofKind = (wanted: DeliveryKind) => zones.filter((each) => each.kind === wanted);
  const choose = (id: string) =>
    form.setValue('deliveryZone', id, { shouldValidate: true, shouldTouch: true });
  const chooseKind = (wanted: DeliveryKind) => {
    if (zone) lastOf.current[kind] = zone.id;
    const next = ofKind(wanted);
    const id = (next.find((each) => each.id === lastOf.current[wanted]) ?? next[0])?.id;
    if (id !== undefined) choose(id);
  };
  const kinds = (['delivery', 'pickup'] as const).filter((each) => ofKind(each).length > 0);
  return {
    zone,
    kind,
    kinds:
      kinds.length < 2
        ? null
        : {
            value: kind,
            choices: kinds.map((each) => toKindChoice(zones, each, money)),
            choose: chooseKind,
            error: null,
          },
    zones: {
      value: zone?.id ?? '',
      choices: ofKind(kind).map(({ id, name, description, price }) => ({
        value: id,
        label: name,
        description,
        price: deliveryLabel(price, money.format, kind),
      })),
      choose,
      error:
        form.formState.errors.deliveryZone?.message ??
        (form.formState.isDirty ? null : (posted?.errors['deliveryZone'] ?? null)),
    },
  };
}
