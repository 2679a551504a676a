import { afterDrawing } from './afterDrawing.tsx';

const load = () => import('./extras.ts');

/** Writes the page's title and description into the document while the page is shown. */
export const PageHead = afterDrawing(async () => (await load()).PageHead);
/** Says a new page's title to screen readers. */
export const Announcer = afterDrawing(async () => (await load()).Announcer);
/** Back, and up to the top, floating over the page. */
export const FrameControls = afterDrawing(async () => (await load()).FrameControls);
/** Reminds of an order that was left to be paid. */
export const FrameReminder = afterDrawing(async () => (await load()).FrameReminder);
/** The messages of the moment. */
export const FrameToasts = afterDrawing(async () => (await load()).FrameToasts);
/** Below the footer; keeps what is the visitor’s own true while the page is open. */
export const FrameEnd = afterDrawing(async () => (await load()).FrameEnd);
