import { expect, it } from 'vitest';
import { unrenderedNotices } from '../stores/unrenderedNotices.ts';

const storesWith = (design: string, ...ids: string[]) => ids.map((id) => ({ id, design }));
const advice =
  'Put its folder back and start again, or give another: npm run store -- design <store> <design>.';

it.each([
  ['nothing where every design is built', storesWith('default', 'a'), []],
  [
    'which stores are rendered in the default instead, by design',
    [...storesWith('bleu', 'a', 'b'), ...storesWith('default', 'c'), ...storesWith('vert', 'd')],
    [
      `The design "bleu" is not in this build, so the default one is rendered for a, b. ${advice}`,
      `The design "vert" is not in this build, so the default one is rendered for d. ${advice}`,
    ],
  ],
  [
    'how many more than ten there are',
    storesWith('bleu', ...'a b c d e f g h i j k l'.split(' ')),
    [
      `The design "bleu" is not in this build, so the default one is rendered for a, b, c, d, e, f, g, h, i, j and 2 more. ${advice}`,
    ],
  ],
])('the notices say %s', (_what, stores, notices) => {
  expect(unrenderedNotices(stores, ['default'])).toEqual(notices);
});
