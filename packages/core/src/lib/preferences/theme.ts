import { storageSlot, type BrowserStorage } from '../services/index.ts';

/** The two themes of every design: light and dark. */
export const themes = ['cupcake', 'night'] as const;
/** One of the two themes. */
export type Theme = (typeof themes)[number];

/** The theme a shopper chose; null: the device's. */
export const themeSlot = storageSlot<Theme | null>({
  key: 'theme',
  area: 'local',
  fallback: null,
  parse: (text) => themes.find((theme) => theme === text) ?? null,
  print: (theme) => theme ?? '',
});

/** The theme to render: the chosen one, else the device's. */
export function readTheme(storage: BrowserStorage, prefersDark: boolean): Theme {
  return themeSlot.get(storage) ?? (prefersDark ? 'night' : 'cupcake');
}

/** Sets the page's theme. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  root.dataset['theme'] = theme;
}
