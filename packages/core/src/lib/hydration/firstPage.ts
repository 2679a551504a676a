/**
 * Marks the document once its first page is hydrated: from then on pages are rendered by the
 * browser.
 */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = '';
}

/** Whether the page is the document's first, on the server or not hydrated yet. */
export const isFirstPage = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['hydrated'] === undefined;
