import type { StoreInfoView } from '@teranga/core/features/store-info';
import styles from './Contacts.module.css';

/** When the store is open; closed days say 'Fermé'. */
export function Hours({ hours }: { hours: StoreInfoView['openingHours'] }) {
  return (
    <table className={styles.hours}>
      <tbody>
        {hours.map(({ day, hours: time, isClosed }) => (
          <tr key={day} className={isClosed ? styles.closed : undefined}>
            <th scope="row">{day}</th>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
