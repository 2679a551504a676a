import { classNames } from '../class-names/index.ts';
import styles from './BackButton.module.css';

interface BackButtonProps {
  label: string;
  press: () => void;
  className?: string | undefined;
}

/**
 * Navigates to the previous page. Its arrow is inline SVG, so that the button is never empty while
 * icons load.
 */
export function BackButton({ label, press, className }: BackButtonProps) {
  return (
    <button type="button" className={classNames(styles.back, className)} aria-label={label} onClick={press}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m12 19-7-7 7-7M19 12H5" />
      </svg>
    </button>
  );
}
