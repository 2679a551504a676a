import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { providerFuture, routerFuture, routes } from '../app/router.tsx';
import { makeConsoleStore } from '../lib/consoleStore.ts';

/** Renders the whole console at an address of it. */
export function renderConsole(address: string) {
  const store = makeConsoleStore();
  const router = createMemoryRouter(routes, { initialEntries: [address], future: routerFuture });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} future={providerFuture} />
    </Provider>,
  );
  return { ...view, store, router };
}
