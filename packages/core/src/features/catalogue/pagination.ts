import type { BeyondView, PageItemView, PaginationView } from './views.ts';

/**
 * Pagination links: first, last, neighbours, and a gap where numbers are omitted; null for a single
 * page.
 */
export function toPagination(
  page: number,
  lastPage: number,
  hrefOf: (page: number) => string,
): PaginationView | null {
  if (lastPage <= 1 && page <= 1) return null;
  const linkedPages = [1, page - 1, page, page + 1, lastPage].filter(
    (number) => number >= 1 && number <= lastPage,
  );
  const numbers = [...new Set(linkedPages)].sort((a, b) => a - b);
  const items = numbers.flatMap((number, index): PageItemView[] => {
    const item: PageItemView = { kind: 'page', number, href: hrefOf(number), isCurrent: number === page };
    const left = number - (numbers[index - 1] ?? number - 1);
    if (left <= 1) return [item];
    // A gap of one number is that number: the ellipsis would take as much room.
    const between: PageItemView =
      left === 2
        ? { kind: 'page', number: number - 1, href: hrefOf(number - 1), isCurrent: false }
        : { kind: 'gap', id: `gap-${number}` };
    return [between, item];
  });
  return {
    previousHref: page > 1 ? hrefOf(Math.min(page - 1, lastPage)) : null,
    nextHref: page < lastPage ? hrefOf(page + 1) : null,
    items,
  };
}

/**
 * The message for a page beyond the last one; null for any other, and for a list that holds
 * nothing.
 */
export function toBeyond(
  { page, lastPage, total }: { page: number; lastPage: number; total: number },
  firstHref: string,
): BeyondView | null {
  if (page <= lastPage || total === 0) return null;
  return {
    text: lastPage > 1 ? `Cette liste n’a que ${lastPage} pages.` : 'Cette liste n’a qu’une page.',
    back: { label: 'Revenir à la première page', href: firstHref },
  };
}
