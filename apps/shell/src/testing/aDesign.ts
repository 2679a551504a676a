import { unloaded, type CompleteDesign } from '@teranga/design-kit';
import { makePageCode } from '../page/pageCode.ts';

/** A design that records its fetches, with files that can be made to fail. */
export function aDesign() {
  const fetched: string[] = [];
  const failing = new Set<string>();
  const loader = (name: string) => () => {
    fetched.push(name);
    return failing.has(name)
      ? Promise.reject(new Error(`${name} is gone`))
      : Promise.resolve({ default: name, part: name });
  };
  const table = () => new Proxy({}, { get: (_target, name) => loader(String(name)) });
  const design = { id: 'robe', pages: table(), parts: table() } as unknown as CompleteDesign;
  const loaded = unloaded(design);
  return { loaded, code: makePageCode(loaded), fetched, failing };
}
