import styles from './WithReference.module.css';

/** What may be a reference: capitals and figures, tied by hyphens. */
const reference = /\b([A-Z0-9]+(?:-[A-Z0-9]+)+)\b/;

/** Words in which a reference, 2F7N-9K7E-41QX-8TRA, is not broken after its hyphens as long as it fits. */
export function WithReference({ text }: { text: string }) {
  // Split by what is in brackets, every second piece is one.
  return text.split(reference).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className={styles['reference']}>
        {piece}
      </span>
    ),
  );
}
