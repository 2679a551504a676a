export { isDataSaverOn } from './isDataSaverOn.ts';
export {
  type DataSaverChoice,
  type LinkState,
  applyDataSaver,
  dataSaverSlot,
  wantsDataSaver,
} from './dataSaverChoice.ts';
export { type Theme, applyTheme, readTheme, themeSlot } from './theme.ts';
export { useDataSaver } from './useDataSaver.ts';
export { useTheme } from './useTheme.ts';
