import { changesOf } from '../lib/changesOf.ts';
import { plural } from '../lib/format.ts';
import styles from './ChangeList.module.css';

/** More would be longer than the page. */
const mostShown = 30;
const longestText = 300;

const shorten = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

interface ChangeListProps {
  before: unknown;
  after: unknown;
  isOpen?: boolean;
  /** Of a product or the store; other descriptions are what was typed. */
  hasRichText?: boolean;
}

/** The fields that differ between two states, before and after. */
export function ChangeList({ before, after, isOpen = false, hasRichText = true }: ChangeListProps) {
  const changes = changesOf(before, after, { hasRichText });
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes} open={isOpen}>
      <summary>{plural(changes.length, 'changement')}</summary>
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
