import { intent, type Intent } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import styles from './WordLink.module.css';

interface Word {
  children: string;
  /** Visually hidden context of the word: the product, the section. */
  about?: string | undefined;
  size?: 'medium' | 'large';
  className?: string | undefined;
  /** The overlay it opens. */
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

/** A text link with an animated underline. */
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

/** A text button with an animated underline; without `press` it submits the form around it. */
export function WordButton({ press, ...word }: Word & { press?: () => void }) {
  return (
    <button
      type={press ? 'button' : 'submit'}
      className={wordClass(word)}
      {...(press && { onClick: press, 'data-needs-script': '' })}
      {...(word.opens ? intent(word.opens) : {})}
    >
      <Rendered {...word} />
    </button>
  );
}
