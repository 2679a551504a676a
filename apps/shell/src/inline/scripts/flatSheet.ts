import { loadFlatSheet, type FlatSheets } from '../flatSheet.ts';

const sheets = document.currentScript?.dataset['sheets'];
if (sheets) loadFlatSheet(JSON.parse(sheets) as FlatSheets);
