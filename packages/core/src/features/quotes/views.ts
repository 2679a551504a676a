import type { FocusEventHandler, RefCallback } from 'react';
import type { AlertView } from '../../lib/alerts/index.ts';
import type { CrumbView } from '../catalogue/index.ts';
import type { QuoteOption } from './rules/index.ts';
import type { ServiceCardView, ServiceGroupView } from '../services/index.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What every question of the form carries, ready to spread on a control. */
interface FieldBase {
  name: string;
  label: string;
  isRequired: boolean;
  hint: string | null;
  error: string | null;
  ref: RefCallback<Control>;
  onChange: (event: { target: Pick<Control, 'name' | 'value'> }) => void;
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
      /** True: place suggestions may be offered. */
      isPlace: boolean;
      /** Dates: the first and the last day that make sense. */
      min?: string;
      max?: string;
    })
  | (FieldBase & { control: 'number'; min: number; max: number; step: (by: 1 | -1) => void })
  | (FieldBase & { control: 'select'; options: readonly QuoteOption[] })
  | (FieldBase & { control: 'longText' });

/** Questions shown together. */
export interface QuoteGroupView {
  id: string;
  title: string;
  fields: QuoteFieldView[];
  /** At least one question is answered, all mandatory ones are, and there is no error. */
  isDone: boolean;
  /** Removes this step of the trip; null where it cannot be removed. */
  remove: (() => void) | null;
}

/** An error that prevents sending. */
export interface QuoteErrorView {
  name: string;
  message: string;
  /** Focuses the field. */
  go: () => void;
}

/** The form for the service that is chosen. */
export interface QuoteFormView {
  groups: QuoteGroupView[];
  /** Adds a step to the trip; null where none can be added. */
  addLeg: (() => void) | null;
  /** Errors of the last submit, until corrected. */
  errors: QuoteErrorView[];
  progress: { answered: number; requested: number };
  /** The hidden fields of the form. */
  posted: { serviceId: string; legCount: string };
  /** The request was posted, and the page answers. */
  isSent: boolean;
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
      /** Service cards, each linking to its form; empty once a service is chosen. */
      choices: ServiceGroupView[];
      /** 'Changer de service', or null where the address is for this service alone. */
      change: { label: string; href: string } | null;
      /** Shown when the address names a service that is not there. */
      missing: { title: string; message: string } | null;
      /** The trip the visitor gave before opening the form, as text; null when there is none. */
      tripLabel: string | null;
    };
