export { Dialog } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { firstFocus } from './firstFocus.ts';
export { exitMs } from './useContentWhileClosing.ts';
