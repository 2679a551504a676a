import styles from './Ticket.module.css';

const barCount = 22;
const height = 40;

/** Bars determined by a text: left edge and width, in units. */
export function barsOf(words: string): { x: number; width: number }[] {
  let state = Array.from(words).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  let x = 0;
  return Array.from({ length: barCount }, () => {
    state = (state * 137 + 187) % 65_521;
    const bar = { x, width: 1 + (state % 3) };
    x += bar.width + 1 + (Math.floor(state / 3) % 2);
    return bar;
  });
}

/** A barcode, for the eye alone. */
export function Barcode({ words, className }: { words: string; className?: string | undefined }) {
  const bars = barsOf(words);
  const last = bars.at(-1);
  return (
    <svg
      className={className ?? styles.bars}
      viewBox={`0 0 ${last ? last.x + last.width : 1} ${height}`}
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={bars.map(({ x, width }) => `M${x} 0h${width}v${height}h-${width}z`).join('')} />
    </svg>
  );
}
