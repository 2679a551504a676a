import { applyTheme, readTheme, themeSlot, type Theme } from '@teranga/core/lib/preferences';
import { browserStorage } from '@teranga/core/lib/services';
import { useCallback, useState } from 'react';

const read = () =>
  readTheme(browserStorage(window), window.matchMedia('(prefers-color-scheme: dark)').matches);

/** The look of the console, light or dark, and a way to change it. */
export function useTheme(): { value: Theme; label: string; toggle: () => void } {
  const [value, setValue] = useState(read);
  const toggle = useCallback(() => {
    const next = value === 'night' ? 'cupcake' : 'night';
    themeSlot.set(browserStorage(window), next);
    applyTheme(document.documentElement, next);
    setValue(next);
  }, [value]);
  return { value, label: value === 'night' ? 'Passer au thème clair' : 'Passer au thème sombre', toggle };
}
