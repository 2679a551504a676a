import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../store/index.ts';
import { onReconnect } from './onReconnect.ts';

/** Runs what waits for the network, once it is back and has stayed. */
export function useOnReconnect(run: () => void): void {
  const dispatch = useAppDispatch();
  const latest = useEffectEvent(run);
  useEffect(() => dispatch(onReconnect(() => latest())), [dispatch]);
}
