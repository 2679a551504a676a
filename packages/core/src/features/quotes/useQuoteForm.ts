import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { loadPhoneReader, readPhone } from '../../domain/phone/index.ts';
import { useNow } from '../../lib/clock/index.ts';
import {
  requestedFields,
  initialValues,
  kindOfService,
  quoteSchema,
  withTrip,
  type QuoteTrip,
  type QuoteValues,
  type ServiceKind,
} from './rules/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { placeTrip } from './flightPlaces.ts';
import { saveQuoteDraft, openDraft } from './quoteDraft.ts';
import { takeOnce } from './takeOnce.ts';
import { useFlightWay } from './useFlightWay.ts';
import { useNamedAnswers } from './useNamedAnswers.ts';

/** The form while it is filled in. */
export type QuoteForm = UseFormReturn<QuoteValues>;

/** Kind of the chosen service; null while none is chosen. */
export function kindOf(service: Service | null): ServiceKind | null {
  return service && kindOfService(service.name);
}

/**
 * The form of a service: validated on submit, then each field on blur; its values survive reloads
 * and power cuts.
 */
export function useQuoteForm(service: Service | null, trip: QuoteTrip | null): QuoteForm {
  const dispatch = useAppDispatch();
  const now = useNow();
  const context = useRef({ service, now });
  useEffect(() => {
    context.current = { service, now };
  }, [service, now]);
  const resolver = useMemo<Resolver<QuoteValues>>(
    () => (values, _context, options) => {
      const { service: chosen, now: moment } = context.current;
      const requested = { ...values, serviceId: chosen?.id ?? '' };
      const schema = quoteSchema(requestedFields(kindOf(chosen), requested), {
        values,
        now: moment,
        readPhone,
      });
      return yupResolver(schema)(requested, undefined, options);
    },
    [],
  );
  const form = useForm<QuoteValues>({
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // The page focuses its own error list.
    shouldFocusError: false,
    defaultValues: initialValues,
    resolver,
  });
  const { reset, subscribe } = form;
  const { destination = '', date = '' } = trip ?? {};
  useEffect(() => {
    const draft = dispatch(openDraft(Date.now()));
    let last = draft;
    if ((destination || date) && dispatch(takeOnce(`${destination} ${date}`))) {
      dispatch(placeTrip({ destination, date }));
      last = dispatch(saveQuoteDraft(withTrip(draft, { destination, date }), draft, Date.now()));
    }
    reset(last);
    // A number can be judged without it as well: see readPhone.
    loadPhoneReader().catch(() => undefined);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        last = dispatch(saveQuoteDraft(values, last, Date.now()));
      },
    });
  }, [dispatch, reset, subscribe, destination, date]);
  useFlightWay(form, service);
  useNamedAnswers(form, service);
  return form;
}
