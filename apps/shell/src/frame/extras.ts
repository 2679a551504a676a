/** The parts of the frame that are loaded after the initial render. */
export { Announcer } from './Announcer.tsx';
export { FrameControls } from './FrameControls.tsx';
export { FrameReminder } from './FrameReminder.tsx';
export { FrameToasts } from './FrameToasts.tsx';
export { Overlays } from '../overlays/Overlays.tsx';
export { PageHead } from './PageHead.tsx';
export { FrameEnd } from './FrameEnd.tsx';
