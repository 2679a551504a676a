import { describe, expect, it } from 'vitest';
import { ProgressBar, progressLine } from './progressBar.ts';

describe('a line of progress', () => {
  it.each([
    [{ step: 'reading', done: 0, total: 2_097_152 }, `Lecture  ${'░'.repeat(30)}   0 %  0,0 Mo / 2,0 Mo`],
    [
      { step: 'writing', done: 25_000, total: 50_000 },
      `Écriture ${'█'.repeat(15)}${'░'.repeat(15)}  50 %  25 000 / 50 000`,
    ],
    [{ step: 'checking', done: 7, total: 7 }, `Contrôle ${'█'.repeat(30)} 100 %  7 / 7`],
    [{ step: 'checking', done: 7, total: 0 }, `Contrôle ${'░'.repeat(30)}   0 %  7 / 0`],
  ] as const)('the line of %j is a bar, a share and a count', (progress, line) => {
    expect(progressLine(progress)).toBe(line);
  });
});

const rendered = (isTTY: boolean) => {
  const written: string[] = [];
  let now = 0;
  const bar = new ProgressBar({ isTTY, write: (text) => written.push(text) }, () => now);
  const show = (step: 'reading' | 'writing', done: number, afterMs: number) => {
    now += afterMs;
    bar.show({ step, done, total: 100 });
  };
  show('reading', 1, 0);
  show('reading', 2, 50);
  show('reading', 3, 60);
  show('reading', 100, 1);
  show('writing', 1, 1);
  bar.end();
  return written;
};
const line = (step: 'reading' | 'writing', done: number) =>
  `\r\x1b[K${progressLine({ step, done, total: 100 })}`;

describe('a progress bar', () => {
  it('is printed at most ten times a second, full at the end, and each step on its own line', () => {
    expect(rendered(true)).toEqual([
      line('reading', 1),
      line('reading', 3),
      line('reading', 100),
      '\n',
      line('writing', 1),
      '\n',
    ]);
  });

  it('is not printed without a terminal', () => {
    expect(rendered(false)).toEqual([]);
  });
});
