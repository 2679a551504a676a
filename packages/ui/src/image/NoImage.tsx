import styles from './Image.module.css';

/** Placeholder for a missing image: a closed parcel. */
export function NoImage({ label }: { label: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="M20 36 48 24l28 12v28L48 76 20 64Z" />
      <path d="m20 36 28 12 28-12M48 48v28M34 30l28 12v9" />
    </svg>
  );
}
