import type { PostedForm } from '@teranga/core/lib/posted';
import { refusedFieldId } from '@teranga/ui/field-id';
import type { ReactNode } from 'react';
import { formSummaryId } from '../page/browserState.ts';

/** Its style, in the design's tokens. */
export const formSummaryStyle =
  `#${formSummaryId}{padding:1rem var(--gutter,1rem);border-bottom:2px solid var(--color-bad);background:var(--color-surface);color:var(--color-ink);font-weight:600}` +
  `#${formSummaryId}[data-tone]{border-color:var(--color-good)}` +
  `#${formSummaryId} a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit;font-weight:400;text-decoration:underline}`;

/**
 * What the page of a posted form says first: why it was refused, with a link to each field, or the
 * next step. It takes the focus, without JavaScript as well.
 */
export function FormSummary({ form: { message, errors, tone } }: { form: PostedForm }): ReactNode {
  const fieldErrors = Object.entries(errors).filter(([, text]) => text !== message);
  // The one thing to correct may be the message itself.
  const [named] = Object.entries(errors).find(([, text]) => text === message) ?? [];
  if (message === null && fieldErrors.length === 0) return null;
  return (
    <section
      id={formSummaryId}
      data-tone={tone}
      role="alert"
      aria-label={tone === 'good' ? 'Étape suivante' : 'À corriger'}
      tabIndex={-1}
      // The answer to a form is read first, without scripts too.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
    >
      {message && (
        <p>{named === undefined ? message : <a href={`#${refusedFieldId(named)}`}>{message}</a>}</p>
      )}
      {fieldErrors.length > 0 && (
        <ul>
          {fieldErrors.map(([name, text]) => (
            <li key={name}>
              <a href={`#${refusedFieldId(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
