import { App } from './App.tsx';

/** The frame's own routes hold the screens: the router confirms leaving a form. */
export const routes = [{ path: '*', element: <App /> }];

/** What the next version of the router does. */
export const routerFuture = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};
export const providerFuture = { v7_startTransition: true };
