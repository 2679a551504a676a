import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { basePath } from '../lib/basePath.ts';
import { makeConsoleStore } from '../lib/consoleStore.ts';
import { registerWorker } from './registerWorker.ts';
import { providerFuture, routerFuture, routes } from './router.tsx';

/** Renders the console into its document. */
export function startConsole(owner: Document): void {
  const root = owner.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  const store = makeConsoleStore();
  const router = createBrowserRouter(routes, { basename: basePath, future: routerFuture });
  createRoot(root).render(
    <Provider store={store}>
      <RouterProvider router={router} future={providerFuture} />
    </Provider>,
  );
  registerWorker(navigator);
}
