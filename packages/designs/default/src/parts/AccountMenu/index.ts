export { AccountMenu, AccountMenu as part } from './AccountMenu.tsx';
