import { useBeforePaint, type PartProps } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { useRef } from 'react';
import styles from './CategoryBar.module.css';

/** Categories as words in a line; the selected one is underlined and scrolled into view. */
export function CategoryBar({ choices }: PartProps['CategoryBar']) {
  const line = useRef<HTMLUListElement>(null);
  const chosen = choices.findIndex(({ isChosen }) => isChosen);
  useBeforePaint(() => {
    const word = line.current?.children[chosen];
    if (!line.current || !(word instanceof HTMLElement)) return;
    line.current.scrollLeft = word.offsetLeft - (line.current.clientWidth - word.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label="Le vestiaire" className={styles.bar}>
      <ul ref={line} className={styles.line}>
        {choices.map(({ label, href, isChosen }) => (
          <li key={label} className={styles.place}>
            <Link href={href} className={styles.word} aria-current={isChosen ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
