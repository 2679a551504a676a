import { expect, it } from 'vitest';
import { inTime, partsNotCome } from './inTime.ts';
import { someDesign } from './someDesign.ts';

const never = () => new Promise<never>(() => undefined);
const momentMs = 10;

it('says which part never came, and which one is none', async () => {
  const design = someDesign('broken', {
    Price: never,
    Panel: () => Promise.reject(new Error('Panel.tsx cannot be read')),
    // What a design's file may hold, whatever the types say.
    Header: () => Promise.resolve({}) as unknown as Promise<{ part: never }>,
  });
  expect(await partsNotCome(design, momentMs)).toEqual([
    'the part Header is not exported as `part`',
    'the part Price never came: it was waited for 0.01 seconds',
    'Panel.tsx cannot be read',
  ]);
});

it('waits once for a page that never comes, however often it is drawn', async () => {
  let times = 0;
  const load = () => {
    times += 1;
    return never();
  };
  const failures = [inTime(load, 'the page home', momentMs), inTime(load, 'the page home', momentMs)];
  const said = (await Promise.allSettled(failures)).map((one) => one.status);
  expect([said, times]).toEqual([['rejected', 'rejected'], 1]);
});
