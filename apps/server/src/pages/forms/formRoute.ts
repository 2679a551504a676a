import type { Action } from '@teranga/core/lib/actions';
import type { PostedForm } from '@teranga/core/lib/posted';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyObjectSchema, InferType } from 'yup';
import type { CallLimit } from '../../plugins/limitCalls.ts';
import type { Fields } from './formBody.ts';
import type { FormDetail } from './formDetails.ts';

/** One submitted form. */
export interface FormCall<Values> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Its fields as the action's schema reads them. */
  values: Values;
  /** Its fields as typed. */
  fields: Fields;
  /** The page that the form was on, as far as the browser says. */
  back: string | null;
  /** Whether the browser came without a session: this form opened one. */
  isNewVisitor: boolean;
}

/** A page in place of a redirect: the next step of the same form. */
export interface NextStep {
  /** Added to the values that were typed. */
  values: Readonly<Record<string, string>>;
  message: string | null;
  /** By field, as of a refused form. */
  errors?: Readonly<Record<string, string>>;
  /** Default: 200. */
  status?: number;
}

/** What the server does with the form of an action. */
export interface FormRoute<Schema extends AnyObjectSchema = AnyObjectSchema> {
  action: Action<Schema>;
  /** Says what is requested, on the page that requests its confirmation. */
  what: string;
  /** What its ids stand for, on the same page. Default: none. */
  details?: (request: FastifyRequest, fields: Fields) => Promise<readonly FormDetail[]>;
  /** Calls the service. Returns the address that follows; null: where the action leads. */
  run: (call: FormCall<InferType<Schema>>) => Promise<string | NextStep | null>;
  /** Adds to a refused form what its page needs; `status` as it is answered. */
  complete?: (
    call: Omit<FormCall<unknown>, 'values'>,
    posted: PostedForm,
    status: number,
  ) => Promise<PostedForm>;
  /** The page that is re-rendered when the form is refused. */
  page: (call: Omit<FormCall<unknown>, 'values' | 'reply'>) => string;
  limits?: readonly CallLimit[];
  /** True: its path is no page; opening it redirects to `page`. */
  isOnlyForm?: boolean;
}

/** Checks the types of one route; a list of them loses the type of each schema. */
export const formRoute = <Schema extends AnyObjectSchema>(route: FormRoute<Schema>): FormRoute =>
  route as unknown as FormRoute;
