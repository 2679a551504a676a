/** What of the frame comes after the first drawing. */
export { Announcer } from './Announcer.tsx';
export { FrameControls } from './FrameControls.tsx';
export { FrameReminder } from './FrameReminder.tsx';
export { FrameToasts } from './FrameToasts.tsx';
export { PageHead } from './PageHead.tsx';
export { FrameEnd } from './FrameEnd.tsx';
