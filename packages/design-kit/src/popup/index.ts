export { AccountOpener, CurrencyOpener, SearchOpener } from './openers.tsx';
export { CategoryMenu, MainMenu } from './MainMenu.tsx';
export { usePopup, type Popup } from './usePopup.ts';
