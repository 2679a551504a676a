export * from './dataSaverChoice.ts';
export { useDataSaver, type DataSaverView } from './useDataSaver.ts';
