import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type AppThunk, useAppDispatch } from '../store/index.ts';
import { applyTheme, readTheme, themeSlot, type Theme } from './theme.ts';

/** Event fired in this tab when the theme changes. */
const themeEvent = 'teranga:theme';
const darkQuery = '(prefers-color-scheme: dark)';

const currentTheme =
  (): AppThunk<Theme> =>
  (_dispatch, _getState, { storage }) => {
    const rendered = document.documentElement.dataset['theme'];
    if (rendered === 'cupcake' || rendered === 'night') return rendered;
    return readTheme(storage, window.matchMedia(darkQuery).matches);
  };

/**
 * Reads the theme on screen: a button pressed during hydration still shows the server-rendered one.
 */
const changeTheme =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const theme = dispatch(currentTheme()) === 'night' ? 'cupcake' : 'night';
    themeSlot.set(storage, theme);
    applyTheme(document.documentElement, theme);
    window.dispatchEvent(new Event(themeEvent));
  };

function subscribe(onChange: () => void): () => void {
  const dark = window.matchMedia(darkQuery);
  dark.addEventListener('change', onChange);
  window.addEventListener(themeEvent, onChange);
  return () => {
    dark.removeEventListener('change', onChange);
    window.removeEventListener(themeEvent, onChange);
  };
}

/** The page's theme, and a way to change it. On the server it is light. */
export function useTheme(): { value: Theme; label: string; toggle: () => void } {
  const dispatch = useAppDispatch();
  const value = useSyncExternalStore<Theme>(
    subscribe,
    useCallback(() => dispatch(currentTheme()), [dispatch]),
    () => 'cupcake',
  );
  return useMemo(
    () => ({
      value,
      label: value === 'night' ? 'Passer au thème clair' : 'Passer au thème sombre',
      toggle: () => dispatch(changeTheme()),
    }),
    [dispatch, value],
  );
}
