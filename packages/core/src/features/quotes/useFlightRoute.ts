import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuoteValues } from './rules/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { chooseRoute, routeOf } from './routeDraft.ts';

/**
 * Fills in the route of the chosen flight or hotel and removes it when another service is chosen;
 * typed values are preserved.
 */
export function useFlightRoute(
  { getValues, setValue }: UseFormReturn<QuoteValues>,
  service: Service | null,
): void {
  const dispatch = useAppDispatch();
  const { id = '', name = '' } = service ?? {};
  useEffect(() => {
    // With no service chosen, and while loading, no form is shown: its route waits for the next
    // service.
    const route = id === '' ? null : dispatch(chooseRoute({ id, name }, routeOf(getValues())));
    if (!route) return;
    setValue('origin', route.origin);
    setValue('destination', route.destination);
  }, [dispatch, getValues, setValue, id, name]);
}
