import type { ReactNode } from 'react';
import type { PreviewNotice } from '@teranga/core/pages/render';

/** The bar above a previewed page. */
export const PreviewBar = ({ text, leave }: PreviewNotice): ReactNode => (
  <aside className="apercu" aria-label="Aperçu">
    <p>{text}</p>
    <a href={leave.href}>{leave.label}</a>
  </aside>
);
