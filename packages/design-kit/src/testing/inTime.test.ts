import { expect, it } from 'vitest';
import { inTime, partLoadErrors } from './inTime.ts';
import { someDesign } from './someDesign.ts';

const never = () => new Promise<never>(() => undefined);
const momentMs = 10;

it('partLoadErrors names each part that did not load, and each export that is not a part', async () => {
  const design = someDesign('broken', {
    Price: never,
    Panel: () => Promise.reject(new Error('Panel.tsx cannot be read')),
    // A design's file may export anything, whatever the types say.
    Header: () => Promise.resolve({}) as unknown as Promise<{ part: never }>,
  });
  expect(await partLoadErrors(design, momentMs)).toEqual([
    'the part Header is not exported as `part`',
    'the part Price never came: it was waited for 0.01 seconds',
    'Panel.tsx cannot be read',
  ]);
});

it('inTime waits only once for a page that never loads, however often it renders', async () => {
  let times = 0;
  const load = () => {
    times += 1;
    return never();
  };
  const failures = [inTime(load, 'the page home', momentMs), inTime(load, 'the page home', momentMs)];
  const said = (await Promise.allSettled(failures)).map((one) => one.status);
  expect(said).toEqual(['rejected', 'rejected']);
  expect(times).toBe(1);
});
