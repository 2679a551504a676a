export { ShareMenu, ShareMenu as part } from './ShareMenu.tsx';
