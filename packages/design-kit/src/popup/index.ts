export { AccountOpener, CurrencyOpener, SearchOpener } from './openers.tsx';
export { usePopup, type Popup } from './usePopup.ts';
export { useMenuDetails, type MenuDetails } from './useMenuDetails.ts';
