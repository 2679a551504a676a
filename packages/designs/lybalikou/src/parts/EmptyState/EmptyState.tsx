import type { PartProps } from '@teranga/design-kit';
import { WordLink } from '../../word-link/index.ts';
import { Illustration } from './Illustration.tsx';
import styles from './EmptyState.module.css';

/** An empty state: an illustration, a sentence, the next step. */
export function EmptyState({ illustration, title, text, action }: PartProps['EmptyState']) {
  return (
    <div className={styles.empty}>
      <Illustration subject={illustration} className={styles.illustration} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <WordLink href={action.href} size="large">
          {action.label}
        </WordLink>
      </div>
    </div>
  );
}
