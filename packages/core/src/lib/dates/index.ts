export { dateFormat } from './dateFormat.ts';
export { longDate, longMoment } from './longDates.ts';
