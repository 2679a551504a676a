export { AccountOpener, CurrencyOpener, currencyFormId, SearchOpener } from './openers.tsx';
export { CategoryMenu, MainMenu } from './MainMenu.tsx';
export { useMenuDetails, type MenuDetails } from './useMenuDetails.ts';
export { usePopup, type Popup } from './usePopup.ts';
