import { formatAmount } from '@teranga/core/domain/money';
import {
  isAmbiguous,
  readFlag,
  readFrancs,
  readMoment,
  readNumber,
  readPrice,
  toFrancs,
  type Cell,
} from './amounts.ts';
import { cleanWord } from '../../platform/text/cleanText.ts';
import type { FoundColumns } from './csv/columns.ts';
import type { DraftContext, TableRow } from './source.ts';

/** The cells of a row by their names. Their errors are added to the diagnostics of the file. */
export class RowCells<Name extends string> {
  readonly line: number;
  readonly #cells: Record<Name, string>;
  readonly #found: FoundColumns<Name>;
  readonly #context: DraftContext;

  constructor({ line, cells }: TableRow, found: FoundColumns<Name>, context: DraftContext) {
    this.line = line;
    this.#cells = found.cellsOf(cells);
    this.#found = found;
    this.#context = context;
  }

  /** Whether the file has the column. */
  has(...names: Name[]): boolean {
    return names.some((name) => this.#found.has(name));
  }

  /** The column as the file names it. */
  header(name: Name): string {
    return this.#found.headerOf(name);
  }

  text(name: Name): string {
    return this.#cells[name];
  }

  /** A reference as it is stored, so that rows that look the same are. */
  word(name: Name): string {
    return cleanWord(this.text(name));
  }

  addError(reason: string): void {
    this.#context.diagnostics.add(this.line, reason);
  }

  number(name: Name): number | null {
    return this.#read(name, readNumber);
  }

  flag(name: Name): boolean | null {
    return this.#read(name, readFlag);
  }

  moment(name: Name, edge: 'start' | 'end'): string | null {
    return this.#read(name, (cell) => readMoment(cell, edge)?.toISOString() ?? null);
  }

  /** A price in FCFA; null for an empty cell. */
  francs(name: Name): number | null {
    const { rate, isRateGiven, diagnostics } = this.#context;
    const amount = this.#read(name, rate === 1 ? readFrancs : readPrice);
    if (amount === null) return null;
    if (!isRateGiven && !Number.isInteger(amount))
      diagnostics.add(
        this.line,
        `la colonne « ${this.#found.headerOf(name)} » contient « ${this.text(name)} », et le FCFA n’a pas de décimales : dites la monnaie du fichier, ou confirmez.`,
        true,
      );
    if (!isRateGiven && isAmbiguous(this.text(name)))
      diagnostics.addSuspicion(
        this.line,
        `la colonne « ${this.#found.headerOf(name)} » a des prix`,
        `comme « ${this.text(name)} », compris comme ${formatAmount(amount)} : confirmez, ou écrivez-les sans point ni virgule.`,
      );
    return diagnostics.collect(() => toFrancs(amount, rate, this.line)) ?? null;
  }

  #read<T>(name: Name, read: (cell: Cell) => T | null): T | null {
    const cell = { line: this.line, column: this.#found.headerOf(name), text: this.#cells[name] };
    return this.#context.diagnostics.collect(() => read(cell)) ?? null;
  }
}
