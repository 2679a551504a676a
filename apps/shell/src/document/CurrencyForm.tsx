import { chargeNoteText } from '@teranga/core/features/currency';
import type { CurrencyChoice } from '@teranga/core/features/page-frame';
import { currencyFormId } from '@teranga/design-kit/popup';
import type { ReactNode } from 'react';

/** Its style, in the design's tokens. Where scripts run, the header's menu does the same. */
export const currencyFormStyle =
  `#${currencyFormId}{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin:0;padding:.75rem var(--gutter,1rem);border-top:1px solid;color:var(--footer-ink,var(--color-ink));background:var(--footer-ground,var(--color-page));font-family:var(--font-text,sans-serif)}` +
  `#${currencyFormId} p{flex:1 0 100%;margin:0;font-size:.875rem}` +
  `#${currencyFormId} button{min-height:2.75rem;padding:.25rem 1rem;border:1px solid;border-radius:var(--radius-control,0);color:inherit;background:none;font:inherit;cursor:pointer}` +
  `#${currencyFormId} [aria-pressed=true]{font-weight:700;box-shadow:inset 0 0 0 1px}` +
  `[data-scripts] #${currencyFormId}:not(:target){display:none}`;

/** The currencies as buttons of a form: for browsers without JavaScript, below the page. */
export function CurrencyForm({ selected, choices }: CurrencyChoice): ReactNode {
  return (
    <form id={currencyFormId} method="post" action="/currency" aria-label="Devise">
      {choices.map(({ code, symbol, name }) => (
        <button key={code} type="submit" name="currency" value={code} aria-pressed={code === selected}>
          {name} ({symbol})
        </button>
      ))}
      <p>{chargeNoteText}</p>
    </form>
  );
}
