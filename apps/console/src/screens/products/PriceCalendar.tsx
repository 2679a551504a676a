import { formatAmount } from '@teranga/core/domain/money';
import type { PricePreviewRequestWire } from '@teranga/contract/admin';
import { asApiError } from '@teranga/core/lib/api';
import { dateFormat } from '@teranga/core/lib/dates';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayAfter, startOfDay } from '../../lib/days.ts';
import { iconProps } from '../../lib/iconProps.ts';
import { productsApi } from '../../api/productsApi.ts';
import { lowestPriceOn, monthBeside, weeksOf, type PriceRule } from './priceRules.ts';
import styles from './PriceCalendar.module.css';

interface PriceCalendarProps {
  base: number;
  rules: readonly PriceRule[];
  /** The different prices of the variations on offer. */
  offers: NonNullable<PricePreviewRequestWire['variations']>;
  /** `YYYY-MM-DD`. */
  today: string;
  /** The first and the last day of a new reduction. */
  choose: (first: string, last: string) => void;
}

const monthLength = 'YYYY-MM'.length;
const monthName = dateFormat({ month: 'long', year: 'numeric' });
const dayName = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];
const grouped = new Intl.NumberFormat('fr-FR');
const at = (date: string) => new Date(startOfDay(date));

/** A month with the price of each day, by the shop's own function; two days begin a reduction. */
export function PriceCalendar({ base, rules, offers, today, choose }: PriceCalendarProps) {
  const [month, setMonth] = useState(today.slice(0, monthLength));
  const [first, setFirst] = useState<string | null>(null);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const from = days[0]?.date ?? today;
  const until = dayAfter(days.at(-1)?.date ?? today);
  const preview = productsApi.usePricePreviewQuery(
    {
      sellingPrice: base,
      multiPricing: [...rules],
      variations: offers,
      from: at(from).toISOString(),
      until: at(until).toISOString(),
    },
    { skip: !Number.isInteger(base) || base < 0 },
  );
  const press = (date: string) => {
    if (first === null) {
      setFirst(date);
      return;
    }
    setFirst(null);
    choose(date < first ? date : first, date < first ? first : date);
  };
  const errors = preview.data?.errors ?? [];
  return (
    <div className={styles.calendar} aria-busy={preview.isFetching}>
      <div className={styles.head}>
        <button type="button" className={styles.way} onClick={() => setMonth(monthBeside(month, -1))}>
          <ChevronLeft {...iconProps} />
          <VisuallyHidden>Mois précédent</VisuallyHidden>
        </button>
        <p className={styles.month} aria-live="polite">
          {monthName(at(`${month}-01`))}
        </p>
        <button type="button" className={styles.way} onClick={() => setMonth(monthBeside(month, 1))}>
          <ChevronRight {...iconProps} />
          <VisuallyHidden>Mois suivant</VisuallyHidden>
        </button>
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Ce que paie le client chaque jour</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, number, isOutside }) => {
                const price = lowestPriceOn(date, preview.data?.periods ?? []);
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={styles.day}
                      data-outside={isOutside || undefined}
                      data-today={date === today || undefined}
                      data-reduced={(price !== null && price < base) || undefined}
                      aria-label={
                        price === null ? dayName(at(date)) : `${dayName(at(date))} : ${formatAmount(price)}`
                      }
                      aria-pressed={date === first}
                      onClick={() => press(date)}
                    >
                      <span>{number}</span>
                      <span className={styles.price}>{price !== null && grouped.format(price)}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <output className={styles.hint}>
        {first === null
          ? 'Touchez le premier puis le dernier jour d’une réduction.'
          : `À partir du ${dayName(at(first))} : touchez le dernier jour.`}
      </output>
      {errors.map((error) => (
        <p key={error} className={styles.error} role="alert">
          {error}
        </p>
      ))}
      {preview.error !== undefined && (
        <p className={styles.hint}>Les prix ne s’affichent pas : {asApiError(preview.error).message}</p>
      )}
    </div>
  );
}
