import { classNames } from '../class-names/index.ts';
import styles from './Button.module.css';

/** A button's prominence: the page's main action, the one beside it, another one, or plain text. */
export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'plain';
export type ButtonSize = 'medium' | 'large';

/** The look of a button, for a link that is one: `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize = 'medium'): string {
  return classNames(styles.button, styles[variant], size === 'large' && styles.large);
}
