import type { ReactNode } from 'react';
import type { PreviewNoticeText } from '../server/renderRequest.ts';

/** The bar above a previewed page. */
export const PreviewNotice = ({ text, leave }: PreviewNoticeText): ReactNode => (
  <aside className="apercu" aria-label="Aperçu">
    <p>{text}</p>
    <a href={leave.href}>{leave.label}</a>
  </aside>
);
