import type { StoreInfoView } from '@teranga/core/features/store-info';
import styles from './HoursBoard.module.css';

/** The opening hours, as a departure board. */
export function HoursBoard({ hours }: { hours: StoreInfoView['openingHours'] }) {
  if (hours.length === 0) return null;
  return (
    <table className={styles.board}>
      <caption className={styles.caption}>Nos horaires</caption>
      <tbody>
        {hours.map((entry) => (
          <tr key={entry.day} className={styles.row} data-closed={entry.isClosed || undefined}>
            <th scope="row" className={styles.day}>
              {entry.day}
            </th>
            <td className={styles.hours}>{entry.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
