// What `index.ts` adds to the oldest supported browsers: with it, `tsconfig.browser.json` knows
// every function that pages may call.
interface Array<T> {
  at(index: number): T | undefined;
  findLast<S extends T>(is: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: T[]) => unknown): number;
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
}

interface ReadonlyArray<T> {
  at(index: number): T | undefined;
  findLast<S extends T>(is: (value: T, index: number, array: readonly T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: readonly T[]) => unknown): number;
  toReversed(): T[];
  toSorted(compare?: (a: T, b: T) => number): T[];
}

interface ObjectConstructor {
  hasOwn(o: object, key: PropertyKey): boolean;
}
