import { longMoment } from '@teranga/core/lib/dates';
import type { PreviewNotice } from '@teranga/core/pages/render';
import { previewName } from './previewLinks.ts';

/** Leaves a preview. */
export const previewEnd = 'fin';

/**
 * The same in every design, so that nobody mistakes a preview for the store: a bar above the page
 * and a frame that stays visible.
 */
export const previewStyle = `.apercu{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;padding:.5rem 1rem;background:#111;color:#fff;font:600 .9375rem/1.4 system-ui,sans-serif}
.apercu p{margin:0}.apercu a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:#ffd75e}
.apercu a:focus-visible{outline:3px solid #ffd75e;outline-offset:2px}
.apercu::after{content:"";position:fixed;inset:0;z-index:2147483647;border:4px solid #ffd75e;outline:1px solid #111;outline-offset:-5px;pointer-events:none}`;

/** Where staff who leave a preview choose the design. */
export const designsScreen = '/gestion/apparence';

/**
 * What marks a previewed page; `previewStyle` belongs to it. Staff go back to where they began it.
 */
export const previewNotice = (label: string, until: number, isStaff: boolean): PreviewNotice => ({
  text: `Aperçu — design « ${label} », pour vous seul jusqu’au ${longMoment(until)}`,
  leave: {
    href: `/?${previewName}=${previewEnd}`,
    label: isStaff ? 'Revenir à la gestion' : 'Quitter l’aperçu',
  },
});
