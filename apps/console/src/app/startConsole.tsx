import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { basePath } from './basePath.ts';
import { makeConsoleStore } from '../lib/consoleStore.ts';
import { registerWorker } from './registerWorker.ts';

/** Renders the console into its document. */
export function startConsole(owner: Document): void {
  const root = owner.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  createRoot(root).render(
    <Provider store={makeConsoleStore()}>
      <BrowserRouter basename={basePath} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <App />
      </BrowserRouter>
    </Provider>,
  );
  registerWorker(navigator);
}
