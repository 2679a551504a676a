/** The router's defaults of its next version, stated so that it does not warn. */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true } as const;
