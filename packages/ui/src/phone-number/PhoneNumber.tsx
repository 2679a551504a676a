import styles from './PhoneNumber.module.css';

/** A telephone number: on one line where it fits, else broken between its groups of digits. */
export const PhoneNumber = ({ number }: { number: string }) => (
  <span className={styles.number}>{number}</span>
);
