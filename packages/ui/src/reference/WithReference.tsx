import styles from './WithReference.module.css';

/** A possible reference: capitals and digits, joined by hyphens. */
const reference = /\b([A-Z0-9]+(?:-[A-Z0-9]+)+)\b/;

/**
 * Text in which a reference, 2F7N-9K7E-41QX-8TRA, does not break at its hyphens as long as it fits.
 */
export function WithReference({ text }: { text: string }) {
  // `split` with a capturing group: every second piece is a reference.
  return text.split(reference).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles.reference}>
        {piece}
      </span>
    ),
  );
}
