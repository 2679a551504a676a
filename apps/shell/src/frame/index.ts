import { deferredComponent } from './deferredComponent.tsx';

const load = () => import('./extras.ts');

/** Writes the page's title and description into the document while the page is shown. */
export const PageHead = deferredComponent(async () => (await load()).PageHead);
/** Says a new page's title to screen readers. */
export const Announcer = deferredComponent(async () => (await load()).Announcer);
/** Back, and up to the top, floating over the page. */
export const FrameControls = deferredComponent(async () => (await load()).FrameControls);
/** Reminds of an unpaid order. */
export const FrameReminder = deferredComponent(async () => (await load()).FrameReminder);
/** The messages of the moment. */
export const FrameToasts = deferredComponent(async () => (await load()).FrameToasts);
/** Below the footer; syncs the visitor’s state while the page is open. */
export const FrameEnd = deferredComponent(async () => (await load()).FrameEnd);
