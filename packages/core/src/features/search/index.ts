export { searchPauseMs, shortestSearch, useSearch } from './useSearch.ts';
export type { SearchLinkView, SearchResultView, SearchView } from './views.ts';
