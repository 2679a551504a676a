import { dateFormat, longMoment } from '@teranga/core/lib/dates';
import { msPerDay } from './days.ts';

const day = dateFormat({ day: 'numeric', month: 'short' });
/** «26 déc. 2026». */
export const formatDate = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const time = dateFormat({ hour: '2-digit', minute: '2-digit' });
const monthsOfNearDates = 10;
const daysPerMonth = 30;
const msPerMinute = 60_000;
const minutesPerHour = 60;

const isSameDay = (a: Date, b: Date) => formatDate(a) === formatDate(b);

/**
 * «à l’instant», «il y a 12 min», «14:05», «hier, 14:05», «3 nov., 14:05» or, long ago, «3 nov.
 * 2025».
 */
export function formatWhen(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  const minutes = Math.floor((now.getTime() - date.getTime()) / msPerMinute);
  if (minutes >= 0 && minutes < 1) return 'à l’instant';
  if (minutes >= 0 && minutes < minutesPerHour) return `il y a ${minutes} min`;
  if (isSameDay(date, now)) return time(date);
  if (isSameDay(date, new Date(now.getTime() - msPerDay))) return `hier, ${time(date)}`;
  const isNear = Math.abs(now.getTime() - date.getTime()) < monthsOfNearDates * daysPerMonth * msPerDay;
  return isNear ? `${day(date)}, ${time(date)}` : formatDate(date);
}

/** «3 novembre 2026 à 14:05». */
export const formatInstant = (iso: string): string => longMoment(new Date(iso));

/** «4 déc.». */
export const formatDay = (iso: string): string => day(new Date(iso));

/** «1 article», «3 articles». */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count}\u00a0${count < 2 ? one : many}`;
