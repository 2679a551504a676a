import { selectPosted } from '@teranga/core/lib/posted';
import { useAppSelector } from '@teranga/core/lib/store';
import styles from './FormSummary.module.css';

/** What a refused form's page says first: why, with a link to each field. */
export function FormSummary() {
  const refused = useAppSelector((state) => Object.values(selectPosted(state))[0]);
  if (!refused) return null;
  const { message, errors } = refused;
  const faults = Object.entries(errors).filter(([, text]) => text !== message);
  return (
    // It takes the focus without JavaScript as well.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <section className={styles['summary']} role="alert" aria-label="À corriger" tabIndex={-1} autoFocus>
      {message && <p>{message}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(([name, text]) => (
            <li key={name}>
              <a href={`#champ-${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
