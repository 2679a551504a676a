import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuoteValues } from '../quote-rules/index.ts';
import type { Service } from '../services/servicesApi.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { placesFor, placesOf } from './flightPlaces.ts';

/** Puts the way of the flight that is chosen into the form, and takes it out again for another service; what is typed over it stays. */
export function useFlightWay(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  service: Service | null,
): void {
  const dispatch = useAppDispatch();
  const { id = '', name = '' } = service ?? {};
  useEffect(() => {
    // While none is chosen, and while a page loads, no form shows: its places wait for the next one.
    const places = id === '' ? null : dispatch(placesFor({ id, name }, placesOf(getValues())));
    if (!places) return;
    setValue('origin', places.origin);
    setValue('destination', places.destination);
  }, [dispatch, getValues, setValue, id, name]);
}
