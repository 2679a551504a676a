import type { ActionPath } from '@teranga/core/lib/actions';
import type { ComponentPropsWithRef } from 'react';

/** A hidden field; an empty one is left out. */
type HiddenValue = string | number | null | undefined;

interface ActionFormProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'method' | 'onSubmit'> {
  action: ActionPath;
  /** Fields that the shopper does not fill in. */
  values?: Readonly<Record<string, HiddenValue>>;
  /** Added to the path: the query of «Acheter maintenant», say. */
  search?: string;
  /** Runs in place of the POST once the page is hydrated. */
  run: (fields: FormData) => void;
}

/** Without a class of its own the form takes no place: its children are laid out as without it. */
const placeless = { display: 'contents' };

/**
 * A shopper action as an HTML form: before hydration and without JavaScript it is posted,
 * afterwards it runs here.
 */
export function ActionForm({ action, values = {}, search = '', run, children, ...rest }: ActionFormProps) {
  return (
    <form
      {...(rest.className === undefined && { style: placeless })}
      {...rest}
      method="post"
      action={action + search}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(new FormData(event.currentTarget));
      }}
    >
      {Object.entries(values).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
    </form>
  );
}
