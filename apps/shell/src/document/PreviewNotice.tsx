import type { ReactNode } from 'react';

/** What marks a previewed page. */
export interface PreviewNoticeText {
  text: string;
  leave: { href: string; label: string };
}

/** The bar above a previewed page. */
export const PreviewNotice = ({ text, leave }: PreviewNoticeText): ReactNode => (
  <aside className="apercu" aria-label="Aperçu">
    <p>{text}</p>
    <a href={leave.href}>{leave.label}</a>
  </aside>
);
