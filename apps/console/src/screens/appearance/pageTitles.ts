import { pages, type PageName } from '@teranga/core/pages/table';

const isPage = (name: string): name is PageName => name in pages;

/** The titles of pages, as shoppers read them; a name that is no page's has none. */
export const pageTitles = (names: readonly string[]): string[] =>
  names.filter(isPage).map((name) => pages[name].title);

/** Pages that a preview shows, by their addresses: every design has them. */
export const previewedPages = [pages.home, pages.products, pages.about, pages.contacts].map(
  ({ path, title }) => ({ value: path, label: title }),
);
