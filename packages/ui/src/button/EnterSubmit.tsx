import styles from '../visually-hidden/VisuallyHidden.module.css';

/**
 * For the beginning of a form with several submit buttons: Enter in a field presses a form's first
 * one. Not `display: none`, which some browsers pass over.
 */
export function EnterSubmit() {
  return <input type="submit" value="Envoyer" tabIndex={-1} aria-hidden="true" className={styles.hidden} />;
}
