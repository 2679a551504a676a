import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isDataSaverOn } from './isDataSaverOn.ts';
import { type AppThunk, useAppDispatch } from '../store/index.ts';
import {
  applyDataSaver,
  dataSaverEvent,
  dataSaverSlot,
  wantsDataSaver,
  type LinkState,
} from './dataSaverChoice.ts';

/** The switch of data saver. */
export interface DataSaverView {
  isOn: boolean;
  label: string;
  /** What data saver saves, and why it is on when nobody chose it. */
  hint: string;
  toggle: () => void;
}

const label = 'Mode économie';
const savings =
  'Images plus légères, lettres de votre appareil, rien n’est chargé d’avance : l’accueil, la liste et un produit tiennent dans 300 Ko.';
const byItself =
  ' Activé tout seul, car votre connexion est lente ou votre navigateur économise les données.';

type Link = LinkState & Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

const linkOf = (owner: Navigator & { connection?: Link }): Link => owner.connection ?? {};

const choiceNow =
  (): AppThunk<ReturnType<typeof dataSaverSlot.get>> =>
  (_dispatch, _getState, { storage }) =>
    dataSaverSlot.get(storage);

/**
 * A connection that becomes slow turns data saver on; one that becomes fast changes nothing until
 * the next page load.
 */
const followLink = (): AppThunk => (dispatch) => {
  const choice = dispatch(choiceNow());
  if (wantsDataSaver(choice, linkOf(navigator))) applyDataSaver(choice, true);
};

const choose =
  (isOn: boolean): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const choice = isOn ? 'on' : 'off';
    dataSaverSlot.set(storage, choice);
    applyDataSaver(choice, isOn);
    // Cached small images must be refetched at full size.
    if (!isOn && 'caches' in window) caches.delete('pictures').catch(() => undefined);
  };

function subscribe(onChange: () => void): () => void {
  window.addEventListener(dataSaverEvent, onChange);
  return () => window.removeEventListener(dataSaverEvent, onChange);
}

/** Data saver, and a way to turn it on or off. */
export function useDataSaver(): DataSaverView {
  const dispatch = useAppDispatch();
  const isOn = useSyncExternalStore(subscribe, isDataSaverOn, () => false);
  useEffect(() => {
    const look = () => dispatch(followLink());
    const link = linkOf(navigator);
    look();
    link.addEventListener?.('change', look);
    return () => link.removeEventListener?.('change', look);
  }, [dispatch]);
  return useMemo(
    () => ({
      isOn,
      label,
      hint: savings + (isOn && dispatch(choiceNow()) === null ? byItself : ''),
      toggle: () => dispatch(choose(!isOn)),
    }),
    [dispatch, isOn],
  );
}
