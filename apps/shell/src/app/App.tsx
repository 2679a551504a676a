import type { AppStore } from '@teranga/core/app/store';
import { DesignProvider, type LoadedDesign } from '@teranga/design-kit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

/** Provides the store and its design to everything on screen. */
export function App({
  store,
  design,
  children,
}: {
  store: AppStore;
  design: LoadedDesign;
  children: ReactNode;
}) {
  // State changes before hydration are rendered after it.
  const [firstState] = useState(store.getState);
  return (
    <Provider store={store} serverState={firstState}>
      <DesignProvider value={design}>{children}</DesignProvider>
    </Provider>
  );
}
