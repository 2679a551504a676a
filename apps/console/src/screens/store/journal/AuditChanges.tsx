import { plural } from '../../../lib/format.ts';
import { changesOf } from './auditWords.ts';
import styles from './AuditPage.module.css';

/** More would be longer than the page. */
const mostShown = 30;
const longestText = 300;

const shorten = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/** The fields of an entry, before and after. */
export function AuditChanges({ before, after }: { before: unknown; after: unknown }) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return null;
  return (
    <details className={styles['changes']}>
      <summary>{plural(changes.length, 'champ')}</summary>
      <dl>
        {changes.slice(0, mostShown).map((change) => (
          <div key={change.field}>
            <dt>{change.field}</dt>
            <dd>
              {change.before !== null && <s>{shorten(change.before)}</s>}{' '}
              {change.after === null ? 'vide' : shorten(change.after)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
