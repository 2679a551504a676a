import { applyTheme, themeSlot } from '@teranga/core/lib/preferences';
import { browserStorage } from '@teranga/core/lib/services';

// Before the first paint: the theme that the member chose.
const theme = themeSlot.get(browserStorage(window));
if (theme) applyTheme(document.documentElement, theme);
