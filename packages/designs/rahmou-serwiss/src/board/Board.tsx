import styles from './Board.module.css';

/**
 * The letters of `text`, in capitals with their accents, on exactly `length` tiles; `align` places
 * the blanks.
 */
export function tilesOf(text: string, length: number, align: 'start' | 'end' = 'start'): string[] {
  // A letter and its accent are one, and share a tile.
  const letters = Array.from(text.toUpperCase().normalize('NFC')).slice(0, length);
  const blanks = Array.from({ length: length - letters.length }, () => ' ');
  return align === 'start' ? [...letters, ...blanks] : [...blanks, ...letters];
}

interface BoardProps {
  text: string;
  /** How many tiles there are, whatever the text. */
  length: number;
  align?: 'start' | 'end';
  /** The tiles share the whole width. */
  isWide?: boolean;
}

/**
 * A row of a departure board, hidden from screen readers: one tile per letter. A tile flips when
 * its letter changes.
 */
export function Board({ text, length, align, isWide }: BoardProps) {
  return (
    <span className={styles.board} data-wide={isWide || undefined} aria-hidden="true">
      {tilesOf(text, length, align).map((letter, place) => (
        // A tile's key is its position; the inner key changes with the letter and triggers the
        // flip.
        <span key={place} className={styles.tile} data-blank={letter === ' ' || undefined}>
          <span key={letter} className={styles.letter}>
            {letter}
          </span>
        </span>
      ))}
    </span>
  );
}
