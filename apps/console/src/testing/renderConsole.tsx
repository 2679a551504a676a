import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { makeConsoleStore } from '../lib/consoleStore.ts';

/** Renders the whole console at an address of it. */
export function renderConsole(address: string) {
  const store = makeConsoleStore();
  const future = { v7_startTransition: true, v7_relativeSplatPath: true };
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]} future={future}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}
