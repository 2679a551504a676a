import type { Progress } from '../modules/imports/options.ts';
import { groupedNumber } from './groupedNumber.ts';
import { megabytes } from './megabytes.ts';

const barWidth = 30;
/** Minimum interval between two prints of a bar, in milliseconds. */
const renderEveryMs = 100;

const labels: Record<Progress['step'], string> = {
  reading: 'Lecture ',
  checking: 'Contrôle',
  writing: 'Écriture',
};

/** One line of a progress bar. */
export function progressLine({ step, done, total }: Progress): string {
  const part = total > 0 ? Math.min(1, done / total) : 0;
  const full = Math.round(part * barWidth);
  const show = step === 'reading' ? megabytes : groupedNumber;
  const percent = `${Math.floor(part * 100)}`.padStart(3);
  return `${labels[step]} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent} %  ${show(done)} / ${show(total)}`;
}

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Prints progress on a terminal, one line per step; prints nothing elsewhere, where it would only
 * fill a log.
 */
export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #now: () => number;
  #step: Progress['step'] | null = null;
  #renderedAt = 0;

  constructor(terminal: Terminal, now: () => number = Date.now) {
    this.#terminal = terminal;
    this.#now = now;
  }

  show(progress: Progress): void {
    if (!this.#terminal.isTTY) return;
    const isNewStep = progress.step !== this.#step;
    const isDue =
      isNewStep || progress.done >= progress.total || this.#now() - this.#renderedAt >= renderEveryMs;
    if (!isDue) return;
    if (isNewStep && this.#step !== null) this.#terminal.write('\n');
    this.#step = progress.step;
    this.#renderedAt = this.#now();
    this.#terminal.write(`\r\x1b[K${progressLine(progress)}`);
  }

  /** Ends the line of the last bar. */
  end(): void {
    if (this.#step !== null) this.#terminal.write('\n');
    this.#step = null;
  }
}
