import type { AppStore } from '@teranga/core/store';
import { DesignProvider, type LoadedDesign } from '@teranga/design-kit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

/** What everything on screen stands in: the store and the store's design. */
export function App({
  store,
  design,
  children,
}: {
  store: AppStore;
  design: LoadedDesign;
  children: ReactNode;
}) {
  // What changes before the server's HTML has come to life is drawn after it has.
  const [firstState] = useState(store.getState);
  return (
    <Provider store={store} serverState={firstState}>
      <DesignProvider value={design}>{children}</DesignProvider>
    </Provider>
  );
}
