import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuoteValues } from './rules/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { placesFor, placesOf } from './flightPlaces.ts';

/**
 * Fills in the route of the chosen flight or hotel and removes it when another service is chosen;
 * typed values are preserved.
 */
export function useFlightWay(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  service: Service | null,
): void {
  const dispatch = useAppDispatch();
  const { id = '', name = '' } = service ?? {};
  useEffect(() => {
    // With no service chosen, and while loading, no form is shown: its places wait for the next
    // service.
    const places = id === '' ? null : dispatch(placesFor({ id, name }, placesOf(getValues())));
    if (!places) return;
    setValue('origin', places.origin);
    setValue('destination', places.destination);
  }, [dispatch, getValues, setValue, id, name]);
}
