import { deferred } from '@teranga/design-kit';

const load = () => import('./extras.ts');

/** Writes the page's title and description into the document while the page is shown. */
export const PageHead = deferred(async () => (await load()).PageHead);
/** Says a new page's title to screen readers. */
export const Announcer = deferred(async () => (await load()).Announcer);
/** Back, and up to the top, floating over the page. */
export const FrameControls = deferred(async () => (await load()).FrameControls);
/** Reminds of an unpaid order. */
export const FrameReminder = deferred(async () => (await load()).FrameReminder);
/** The messages of the moment. */
export const FrameToasts = deferred(async () => (await load()).FrameToasts);
/** Below the footer; syncs the visitor’s state while the page is open. */
export const FrameEnd = deferred(async () => (await load()).FrameEnd);
/** Dialogs over the page, and the lens over its cards. */
export const Overlays = deferred(async () => (await load()).Overlays);
