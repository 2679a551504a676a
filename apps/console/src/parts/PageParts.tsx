import styles from './PageParts.module.css';

interface PagePartsProps {
  label: string;
  /** The parts in their order, by the ids of their cards. */
  parts: readonly { id: string; label: string }[];
}

/** Links to the parts of a long page, on a phone; on a desk the parts stand beside each other. */
export function PageParts({ label, parts }: PagePartsProps) {
  return (
    <nav aria-label={label} className={styles.parts}>
      {parts.map(({ id, label: name }) => (
        <a key={id} href={`#${id}`} className={styles.part}>
          {name}
        </a>
      ))}
    </nav>
  );
}
