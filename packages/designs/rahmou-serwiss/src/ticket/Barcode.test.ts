import { describe, expect, it } from 'vitest';
import { barsOf } from './Barcode.tsx';

describe('barsOf', () => {
  it('renders equal texts identically and others differently', () => {
    expect(barsOf('visa')).toEqual(barsOf('visa'));
    expect(barsOf('visa')).not.toEqual(barsOf('vol'));
  });

  it('leaves a gap of one or two units after each bar', () => {
    const bars = barsOf('Rahmou Serwiss');
    const gaps = bars.slice(1).map(({ x }, index) => x - (bars[index]?.x ?? 0) - (bars[index]?.width ?? 0));
    expect(new Set(gaps)).toEqual(new Set([1, 2]));
  });
});
