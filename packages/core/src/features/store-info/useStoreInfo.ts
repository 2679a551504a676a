import { useMemo } from 'react';
import { useNow } from '../../lib/clock/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { toStoreInfoView } from './toStoreInfoView.ts';
import { useStoreData } from './useStoreData.ts';
import type { StoreInfoView } from './views.ts';

/** The store: name, logo, contacts, zones, about… with fallbacks. */
export function useStoreInfo(): StoreInfoView {
  const data = useStoreData();
  const settings = useAppSelector((state) => state.settings);
  const now = useNow();
  return useMemo(() => toStoreInfoView(data, settings, now), [data, settings, now]);
}
