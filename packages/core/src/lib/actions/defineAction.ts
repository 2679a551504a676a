import type { AnyObjectSchema, InferType } from 'yup';
import { actionPaths, type ActionName } from './actionPaths.ts';

/** A shopper action: where its form is posted, what its fields must be, where it leads. */
export interface Action<Schema extends AnyObjectSchema = AnyObjectSchema> {
  name: ActionName;
  path: string;
  schema: Schema;
  /** The page that follows; null: the page that the form was on. */
  done: (values: InferType<Schema>) => string | null;
}

/** Defines an action once, for the server, the browser and the tests. */
export function defineAction<Schema extends AnyObjectSchema>({
  name,
  ...rest
}: Omit<Action<Schema>, 'path'>): Action<Schema> {
  return { name, path: actionPaths[name], ...rest };
}
