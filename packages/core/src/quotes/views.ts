import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import type { AlertView } from '../alerts/views.ts';
import type { CrumbView } from '../catalogue/views.ts';
import type { QuoteOption } from '../quote-rules/quoteField.ts';
import type { ServiceCardView, ServiceGroupView } from '../services/views.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What every question of the form carries, ready to spread on a control. */
interface FieldBase {
  name: string;
  label: string;
  isRequired: boolean;
  hint: string | null;
  error: string | null;
  ref: RefCallback<Control>;
  onChange: ChangeEventHandler<Control>;
  onBlur: FocusEventHandler<Control>;
  defaultValue: string;
}

/** One question, by how it is answered. */
export type QuoteFieldView =
  | (FieldBase & {
      control: 'text';
      type: 'text' | 'email' | 'tel' | 'date';
      inputMode: 'text' | 'email' | 'tel';
      autoComplete: string;
      /** A place: suggestions may be offered. */
      isPlace: boolean;
      /** Dates: the first and the last day that make sense. */
      min?: string;
      max?: string;
    })
  | (FieldBase & { control: 'number'; min: number; max: number; step: (by: 1 | -1) => void })
  | (FieldBase & { control: 'select'; options: readonly QuoteOption[] })
  | (FieldBase & { control: 'longText' });

/** Questions that stand together. */
export interface QuoteGroupView {
  id: string;
  title: string;
  fields: QuoteFieldView[];
  /** Something is answered here, all that must be is, and nothing is wrong. */
  isDone: boolean;
  /** Takes this step of the trip away; null where there is none to take. */
  remove: (() => void) | null;
}

/** What keeps a request from being sent. */
export interface QuoteFaultView {
  name: string;
  message: string;
  /** Goes to the field. */
  go: () => void;
}

/** The form for the service that is chosen. */
export interface QuoteFormView {
  groups: QuoteGroupView[];
  /** Adds a step to the trip; null where there is none to add. */
  addLeg: (() => void) | null;
  /** What was wrong when the request was last sent, until it is set right. */
  faults: QuoteFaultView[];
  progress: { answered: number; requested: number };
  submit: () => void;
  /** 'Envoyer ma demande', or 'Envoi en cours...'. */
  submitLabel: string;
  isSubmitting: boolean;
  /** Clears everything. */
  clear: () => void;
  dialog: AlertView | null;
}

/** A category of the sidebar. */
export interface QuoteMenuView {
  id: string;
  name: string;
  services: { id: string; name: string; href: string; isCurrent: boolean }[];
}

/** /demande-devis. */
export type QuotePageView =
  | { status: 'loading'; message: string; crumbs: CrumbView[]; title: string }
  | {
      status: 'failed';
      crumbs: CrumbView[];
      title: string;
      failure: { title: string; message: string; retry: () => void };
    }
  | {
      status: 'ready';
      crumbs: CrumbView[];
      /** The service's name, or a title for all. */
      title: string;
      menu: QuoteMenuView[];
      /** Null until one is chosen. */
      service: ServiceCardView | null;
      /** Cards to choose from, each leading to the form with it; none once a service is chosen. */
      choices: ServiceGroupView[];
      /** 'Changer de service', or null where the address is for this service alone. */
      change: { label: string; href: string } | null;
      /** Said when the address names a service that is not there. */
      missing: { title: string; message: string } | null;
      /** What the visitor said on the way here, in words; null when nothing. */
      tripLabel: string | null;
    };
