/** Names saved per reason: enough to act on, few enough to bound memory. */
const mostNamed = 50;

/** Entries left out for one reason. */
export interface Counted {
  count: number;
  /** The first of them. */
  names: string[];
}

/** Counts what happens to rows, by reason, in the order the reasons came up. */
export class Tally {
  readonly #reasons = new Map<string, Counted>();

  add(reason: string, name: string): void {
    const counted = this.#reasons.get(reason) ?? { count: 0, names: [] };
    counted.count += 1;
    if (counted.names.length < mostNamed) counted.names.push(name);
    this.#reasons.set(reason, counted);
  }

  entries(): [string, Counted][] {
    return [...this.#reasons];
  }
}
