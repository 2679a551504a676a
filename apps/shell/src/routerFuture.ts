/**
 * The router's defaults of its next version. Locations change in transitions: an urgent change
 * would discard HTML of the page that is not hydrated yet.
 */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
