export { CurrencyMenu, CurrencyMenu as part } from './CurrencyMenu.tsx';
