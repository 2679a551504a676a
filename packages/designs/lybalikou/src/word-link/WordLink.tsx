import { intent, type Intent } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './WordLink.module.css';

interface Word {
  children: string;
  /** What the word alone does not say: the piece, the section. Read, not seen. */
  about?: string | undefined;
  size?: 'medium' | 'large';
  className?: string | undefined;
  /** What it opens over the page. */
  opens?: Intent;
}

const Rendered = ({ children, about }: Word) => (
  <>
    <span className={styles.line}>{children}</span>
    {about && <VisuallyHidden> : {about}</VisuallyHidden>}
  </>
);

const wordClass = ({ size, className }: Word) =>
  classNames(styles.word, size === 'large' && styles.large, className);

/** A link that is a word with a line that draws itself. */
export function WordLink({ href, press, ...word }: Word & { href: string; press?: () => void }) {
  return (
    <Link
      href={href}
      className={wordClass(word)}
      {...(press ? { press } : {})}
      {...(word.opens ? { 'aria-haspopup': 'dialog', ...intent(word.opens) } : {})}
    >
      <Rendered {...word} />
    </Link>
  );
}

/** A button that is a word with a line that draws itself. */
export function WordButton({ press, ...word }: Word & { press: () => void }) {
  return (
    <button
      type="button"
      className={wordClass(word)}
      onClick={press}
      {...(word.opens ? intent(word.opens) : {})}
    >
      <Rendered {...word} />
    </button>
  );
}
