/** An option's value: `--runs=3`. */
export function option(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** Reads an option that must be a positive integer. */
export function countOption(args: readonly string[], name: string, otherwise: number): number {
  const text = option(args, name) ?? String(otherwise);
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${name} takes a whole number from 1, not «${text}».`);
  return count;
}

/** An option that is several such numbers: `--stores=1,100`. */
export function countsOption(args: readonly string[], name: string, otherwise: readonly number[]): number[] {
  const text = option(args, name) ?? otherwise.join(',');
  return text.split(',').map((each) => countOption([`--${name}=${each}`], name, 1));
}
