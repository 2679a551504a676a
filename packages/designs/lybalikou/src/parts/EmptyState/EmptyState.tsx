import type { PartProps } from '@teranga/design-kit';
import { WordLink } from '../../word-link/index.ts';
import { Rendering } from './Drawing.tsx';
import styles from './EmptyState.module.css';

/** An empty state: an illustration, a sentence, the next step. */
export function EmptyState({ rendering, title, text, action }: PartProps['EmptyState']) {
  return (
    <div className={styles.empty}>
      <Rendering subject={rendering} className={styles.drawing} />
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
