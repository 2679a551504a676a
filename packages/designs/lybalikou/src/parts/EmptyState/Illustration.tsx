import type { PartProps } from '@teranga/design-kit';
import { useId, type ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Subject = PartProps['EmptyState']['illustration'];

/** A shell motif of the house's wax fabric, twelve units wide. */
const shell = [11, 7, 3].map((radius, index) => (
  <circle key={radius} r={radius} className={index === 1 ? styles.shellInside : styles.shell} />
));

/** Shells in rows, as the wax is printed. */
function Print({ id }: { id: string }) {
  return (
    <pattern id={id} width="24" height="12" patternUnits="userSpaceOnUse">
      <rect width="24" height="12" className={styles.ground} />
      {[
        [0, 0],
        [24, 0],
        [12, 6],
        [0, 12],
        [24, 12],
        [12, 18],
      ].map(([x, y]) => (
        <g key={`${String(x)} ${String(y)}`} transform={`translate(${String(x)} ${String(y)})`}>
          {shell}
        </g>
      ))}
    </pattern>
  );
}

/** Illustrations in a box of 240 by 260; `cloth` is the fill of the fabric. */
const subjects: Record<Subject, (cloth: string) => ReactNode> = {
  /* An empty hanger on its rod. */
  cart: (cloth) => (
    <>
      <path className={styles.line} d="M16 40H224M120 40v22c0 10 16 10 16 22s-16 14-16 24" />
      <path fill={cloth} className={styles.line} d="M120 104 214 158c6 4 4 12-4 12H30c-8 0-10-8-4-12Z" />
    </>
  ),
  /* A heart-shaped pincushion. */
  wishlist: (cloth) => (
    <>
      <path
        fill={cloth}
        className={styles.line}
        d="M120 226C60 186 28 150 28 108c0-54 72-70 92-16 20-54 92-38 92 16 0 42-32 78-92 118Z"
      />
      <path className={styles.line} d="M74 96 52 34M120 120 116 40M164 104 196 44" />
      <circle className={styles.pin} cx="52" cy="34" r="7" />
      <circle className={styles.pin} cx="116" cy="40" r="7" />
      <circle className={styles.pin} cx="196" cy="44" r="7" />
    </>
  ),
  /* Shears that found no thread to cut. */
  search: (cloth) => (
    <>
      <path fill={cloth} d="M20 196H220v44H20Z" />
      <path className={styles.line} d="M20 196H220M20 196v44h200v-44" />
      <path className={styles.blade} d="M112 130 196 28c8 12 6 24-2 34l-66 82Z" />
      <path className={styles.blade} d="M128 130 44 28c-8 12-6 24 2 34l66 82Z" />
      <circle className={styles.line} cx="88" cy="162" r="24" />
      <circle className={styles.line} cx="152" cy="162" r="24" />
      <circle className={styles.pin} cx="120" cy="122" r="4" />
    </>
  ),
  /* One sandal: the other is elsewhere. */
  lost: (cloth) => (
    <g transform="rotate(14 120 130)">
      <path
        className={styles.sole}
        d="M118 18c34-2 52 26 50 62-2 30-16 52-14 84 2 26 6 46-2 62-8 18-46 18-54 0-8-16-4-36-4-62 2-34-20-54-22-84-2-34 16-60 46-62Z"
      />
      <path
        fill={cloth}
        className={styles.line}
        d="M66 74c10-20 32-30 54-30s44 10 54 30c4 24 0 46-6 62-12-14-28-22-48-22s-34 8-48 22c-6-16-10-38-6-62Z"
      />
    </g>
  ),
  /* A garment folded and tied in its pagne. */
  parcel: (cloth) => (
    <>
      <path fill={cloth} className={styles.line} d="M34 118h172v100H34Z" />
      <path className={styles.line} d="M34 168h172M120 118v100" />
      <path
        className={styles.ribbon}
        d="M120 118c-16-30-58-44-66-24-6 18 40 26 66 24ZM120 118c16-30 58-44 66-24 6 18-40 26-66 24Z"
      />
    </>
  ),
};

/** An illustration from the workshop, partly in the house's wax fabric. */
export function Illustration({ subject, className }: { subject: Subject; className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 240 260" fill="none" className={className} aria-hidden="true">
      <defs>
        <Print id={id} />
      </defs>
      {subjects[subject](`url(#${id})`)}
    </svg>
  );
}
