import { dateFormat } from './dateFormat.ts';

/** «7 avril 2025». */
export const longDate = dateFormat({ dateStyle: 'long' });

/** «7 avril 2025 à 14:05». */
export const longMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
