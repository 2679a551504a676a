import { useEffect, useMemo, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { useNow } from '../../lib/clock/index.ts';
import {
  requestedGroups,
  initialValues,
  journeyAnswers,
  emptyLeg,
  readValue,
  tripLegs,
  type QuoteGroup,
  type QuoteValues,
} from './rules/index.ts';
import { quoteMessage, whatsappHref } from '../../domain/phone/index.ts';
import { useStoreData } from '../store-info/index.ts';
import { foldText } from '../../domain/typography/index.ts';
import { sentParam } from '../../lib/forms/index.ts';
import { usePosted } from '../../lib/posted/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { errorOf, toFieldView } from './quoteFieldViews.ts';
import { quotePagePath, type Service } from '../services/index.ts';
import { tripOfQuery } from './tripOfQuery.ts';
import { kindOf, useQuoteForm, type QuoteForm } from './useQuoteForm.ts';
import { useQuotePage } from './useQuotePage.ts';
import { useQuoteSend, type QuoteCallbacks, type SentQuote } from './useQuoteSend.ts';
import type { QuoteErrorView, QuoteFormView, QuoteGroupView, QuotePageView } from './views.ts';

/** Everything of /demande-devis. */
export interface QuoteView {
  page: QuotePageView;
  /** Null until a service is chosen. */
  form: QuoteFormView | null;
  /** The request that was just sent, and how to make another; null while one is being written. */
  sent: (SentQuote & { restart: () => void }) | null;
  dialog: QuoteFormView['dialog'];
  /**
   * WhatsApp link that requests the quote with the answers so far; null when the store has no
   * number.
   */
  whatsappHref: string | null;
}

const submitLabels = { ready: 'Envoyer ma demande', sending: 'Envoi en cours...' } as const;

/** The steps of a multi-city trip, and the buttons that add and take away the last one. */
function useLegs({ control, setFocus }: QuoteForm) {
  // The form's values have names of any kind, of which only this one is a list.
  const ofLegs = control as unknown as Control<{ legs: (typeof emptyLeg)[] }>;
  const { fields, append, remove } = useFieldArray({ control: ofLegs, name: 'legs' });
  const count = fields.length + 1;
  const last = fields.length - 1;
  return {
    count,
    add: count < tripLegs.most ? () => append(emptyLeg, { focusName: `legs.${fields.length}.origin` }) : null,
    removeOf: ({ leg }: QuoteGroup) =>
      leg === last && count > tripLegs.fewest
        ? () => {
            remove(last);
            // The pressed button is gone.
            setFocus(`legs.${last - 1}.origin`);
          }
        : null,
  };
}

/** Error messages in form order. */
function toErrorViews(form: QuoteForm, groups: QuoteGroup[]): QuoteErrorView[] {
  return groups.flatMap(({ prefix, fields }) =>
    fields.flatMap(({ name, label }) => {
      const error = errorOf(form, name);
      if (error === null) return [];
      const message = foldText(error).includes(foldText(label)) ? error : `${label} : ${error}`;
      return {
        name,
        message: prefix ? `${prefix} : ${message}` : message,
        go: () => form.setFocus(name),
      };
    }),
  );
}

/** WhatsApp link with the request as a message to the store; null when the store has no number. */
function useQuoteMessageHref(service: Service | null, values: QuoteValues): string | null {
  const { whatsapp } = useStoreData();
  const { storeName, siteUrl } = useAppSelector((state) => state.settings);
  const query = service ? `?serviceId=${encodeURIComponent(service.id)}` : '';
  const url = siteUrl && `${siteUrl}${quotePagePath}${query}`;
  const answers = journeyAnswers(service && kindOf(service), values);
  return whatsappHref(
    whatsapp,
    quoteMessage({ storeName, serviceName: service?.name ?? null, answers, url }),
  );
}

/** Focuses a field after it is rendered. */
function useNextFocus({ setFocus }: QuoteForm): (name: string) => void {
  const nextFocus = useRef<string | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    setFocus(nextFocus.current);
    nextFocus.current = null;
  });
  return (name) => {
    nextFocus.current = name;
  };
}

/** /demande-devis: the services, the one that is chosen, its form, and what became of it. */
export function useQuote(
  address: { serviceId: string; query: URLSearchParams },
  callbacks: QuoteCallbacks,
): QuoteView {
  const { query } = address;
  const { chosen, ...page } = useQuotePage(address);
  const trip = useMemo(() => tripOfQuery(query), [query]);
  const posted = usePosted('requestQuote');
  const form = useQuoteForm(chosen, trip, posted);
  const now = useNow();
  const { sent, restart, dialog, clear, submit, isSubmitting } = useQuoteSend(form, chosen, callbacks);
  const values = form.watch();
  const groups = requestedGroups(kindOf(chosen), values);
  const focus = useNextFocus(form);
  const legs = useLegs(form);
  const isTrip = groups.some(({ leg }) => leg !== undefined);
  const isAnswered = ({ name }: { name: string }) => readValue(values, name).trim() !== '';

  // Initial values are not the shopper's answers: no group of an untouched form counts as done.
  const isBegun = groups.some(({ fields }) =>
    fields.some(({ name }) => readValue(values, name) !== readValue(initialValues, name)),
  );

  const toGroup = (group: QuoteGroup): QuoteGroupView => {
    const fields = group.fields.map((field) => toFieldView(form, field, values, now, posted));
    return {
      id: group.id,
      title: group.title,
      fields,
      isDone:
        isBegun &&
        fields.some(isAnswered) &&
        fields.every((field) => (isAnswered(field) || !field.isRequired) && field.error === null),
      remove: legs.removeOf(group),
    };
  };
  const groupViews = groups.map(toGroup);
  const required = groupViews.flatMap(({ fields }) => fields).filter(({ isRequired }) => isRequired);
  const view: QuoteFormView = {
    groups: groupViews,
    addLeg: isTrip ? legs.add : null,
    errors: toErrorViews(form, groups),
    progress: {
      answered: required.filter((field) => isAnswered(field) && field.error === null).length,
      requested: required.length,
    },
    posted: { serviceId: chosen?.id ?? '', legCount: String(legs.count) },
    isSent: query.has(sentParam),
    submit,
    isSubmitting,
    submitLabel: isSubmitting ? submitLabels.sending : submitLabels.ready,
    clear,
    dialog,
  };
  return {
    page,
    form: chosen ? view : null,
    sent: sent && {
      ...sent,
      restart: () => {
        restart();
        focus(groups[0]?.fields[0]?.name ?? 'name');
      },
    },
    dialog,
    whatsappHref: useQuoteMessageHref(chosen, values),
  };
}
