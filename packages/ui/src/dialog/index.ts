export { Dialog } from './Dialog.tsx';
export { Drawer, type DrawerProps } from './Drawer.tsx';
export { exitMs } from './useKept.ts';
