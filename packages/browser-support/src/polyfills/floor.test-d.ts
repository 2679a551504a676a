// Checked by `tsconfig.browser.json` alone: what the oldest supported browsers lack is no function
// there, what is polyfilled is.
[3, 1].at(-1);
[3, 1].findLast(Boolean);
[3, 1].findLastIndex(Boolean);
[3, 1].toReversed();
[3, 1].toSorted((a, b) => a - b);
Object.hasOwn({}, 'a');
'a'.replaceAll('a', 'b');

// @ts-expect-error Firefox 79
void Promise.any([]);
// @ts-expect-error Chrome 92
'a'.at(-1);
// @ts-expect-error Chrome 110
[3, 1].toSpliced(0, 1);
// @ts-expect-error Chrome 110
[3, 1].with(0, 2);
// @ts-expect-error Chrome 117
Object.groupBy([3, 1], String);
// @ts-expect-error Chrome 90
void 'a'.match(/a/)?.indices;
// @ts-expect-error Chrome 93
export const error = new Error('a', { cause: 'b' });
// @ts-expect-error Firefox 79
export type Weak = WeakRef<object>;
