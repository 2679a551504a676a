import { formatWhen } from '../../lib/format.ts';
import { Card } from '../../parts/Card.tsx';
import styles from './inbox.module.css';

export interface ExchangeEntry {
  id: string;
  at: string;
  title: string;
  who: string | null;
  text: string | null;
}

/** What was written and decided, the newest first. */
export function Exchange({ entries }: { entries: readonly ExchangeEntry[] }) {
  const sorted = [...entries].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Card title="Échanges">
      <ol className={styles.entries}>
        {sorted.map(({ id, at, title, who, text }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.entryTitle}>{title}</p>
            <p className={styles.soft}>
              {formatWhen(at)}
              {who !== null && ` · ${who}`}
            </p>
            {text !== null && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
