import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useRef } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { loadPhoneReader, readPhone } from '../../domain/phone/index.ts';
import { postedValues, typedBefore } from '../../lib/forms/index.ts';
import type { PostedForm } from '../../lib/posted/index.ts';
import { useNow } from '../../lib/clock/index.ts';
import {
  requestedFields,
  answersOfName,
  fieldNames,
  initialValues,
  kindOfService,
  legCountName,
  quoteSchema,
  routeOfService,
  withLegCount,
  withValue,
  withTrip,
  type QuoteTrip,
  type QuoteValues,
  type ServiceKind,
} from './rules/index.ts';
import type { Service } from '../services/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { saveTripDestination } from './routeDraft.ts';
import { saveQuoteDraft, openDraft } from './quoteDraft.ts';
import { markTripApplied } from './appliedTrip.ts';
import { useFlightRoute } from './useFlightRoute.ts';
import { useNamedAnswers } from './useNamedAnswers.ts';

/** The form while it is filled in. */
export type QuoteForm = UseFormReturn<QuoteValues>;

/** Kind of the chosen service; null while none is chosen. */
export function kindOf(service: Service | null): ServiceKind | null {
  return service && kindOfService(service.name);
}

/** The form before anything is typed, with what the service's name says: the server renders it. */
export const startValues = (service: Service | null): QuoteValues =>
  service
    ? { ...initialValues, ...routeOfService(service.name), ...answersOfName(service.name) }
    : initialValues;

const withTexts = (values: QuoteValues, texts: Readonly<Record<string, string | undefined>>): QuoteValues =>
  Object.entries(texts).reduce((filled, [name, text]) => withValue(filled, name, text ?? ''), values);

/** The values with those of a form that was posted. */
function withPosted(values: QuoteValues, posted: PostedForm | null): QuoteValues {
  if (!posted) return values;
  const filled = withTexts(values, postedValues(posted, fieldNames));
  return withLegCount(filled, Number(posted.values[legCountName]));
}

/**
 * The form of a service: validated on submit, then each field on blur; its values survive reloads
 * and power cuts.
 */
export function useQuoteForm(
  service: Service | null,
  trip: QuoteTrip | null,
  posted: PostedForm | null = null,
): QuoteForm {
  const dispatch = useAppDispatch();
  const now = useNow();
  const context = useRef({ service, now });
  useEffect(() => {
    context.current = { service, now };
  }, [service, now]);
  const resolver = useMemo<Resolver<QuoteValues>>(
    () => (values, _context, options) => {
      const { service: chosen, now: moment } = context.current;
      const answers = { ...values, serviceId: chosen?.id ?? '' };
      const schema = quoteSchema(requestedFields(kindOf(chosen), answers), {
        values,
        now: moment,
        readPhone,
      });
      return yupResolver(schema)(answers, undefined, options);
    },
    [],
  );
  const form = useForm<QuoteValues>({
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    // The page focuses its own error list.
    shouldFocusError: false,
    defaultValues: withPosted(startValues(service), posted),
    resolver,
  });
  const { reset, subscribe } = form;
  const { destination = '', date = '' } = trip ?? {};
  useEffect(() => {
    const draft = dispatch(openDraft(Date.now()));
    let last = draft;
    if ((destination || date) && dispatch(markTripApplied(`${destination} ${date}`))) {
      dispatch(saveTripDestination({ destination, date }));
      last = dispatch(saveQuoteDraft(withTrip(draft, { destination, date }), draft, Date.now()));
    }
    reset(withTexts(withPosted(last, posted), typedBefore(fieldNames)));
    // A number can be judged without it as well: see readPhone.
    loadPhoneReader().catch(() => undefined);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        last = dispatch(saveQuoteDraft(values, last, Date.now()));
      },
    });
  }, [dispatch, posted, reset, subscribe, destination, date]);
  useFlightRoute(form, service);
  useNamedAnswers(form, service);
  return form;
}
