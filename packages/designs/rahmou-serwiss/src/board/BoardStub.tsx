import { classNames } from '@teranga/ui/class-names';
import { Barcode } from '../ticket/Barcode.tsx';
import { ticketClass } from '../ticket/ticketClass.ts';
import { Board } from './Board.tsx';
import styles from './BoardStub.module.css';

/** The tiles of each row. */
const boardLength = 11;

/**
 * A ticket's stub as a departure board: rows of label and tiles, then a barcode. Hidden from screen
 * readers.
 */
export function BoardStub({ rows, code }: { rows: { label: string; text: string }[]; code: string }) {
  return (
    <div className={classNames(ticketClass.stub, styles.stub)} aria-hidden="true">
      {rows.map(({ label, text }) => (
        <p key={label} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <Board text={text} length={boardLength} isWide />
        </p>
      ))}
      <Barcode words={code} className={styles.bars} />
    </div>
  );
}
