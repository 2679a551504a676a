import styles from './Board.module.css';

/** The letters of `text`, in capitals without accents, on exactly `length` tiles; `align` says where blanks go. */
export function tilesOf(text: string, length: number, align: 'start' | 'end' = 'start'): string[] {
  const letters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()).slice(0, length);
  const blanks = Array.from({ length: length - letters.length }, () => ' ');
  return align === 'start' ? [...letters, ...blanks] : [...blanks, ...letters];
}

/** A row of a departure board, for the eye alone: a tile a letter. A tile turns when its letter changes. */
export function Board({ text, length, align }: { text: string; length: number; align?: 'start' | 'end' }) {
  return (
    <span className={styles['board']} aria-hidden="true">
      {tilesOf(text, length, align).map((letter, place) => (
        // A tile is its place: what changes is the letter on it, and the inner key makes it turn.
        <span key={place} className={styles['tile']} data-blank={letter === ' ' || undefined}>
          <span key={letter} className={styles['letter']}>
            {letter}
          </span>
        </span>
      ))}
    </span>
  );
}
