import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rendered } from '../../fixtures/rendered.tsx';
import { Price } from './Price.tsx';

afterEach(cleanup);

describe('a price', () => {
  it('is read alone', () => {
    const { container } = rendered(
      <Price price={{ current: '32 000 FCFA', previous: null, saving: null }} />,
    );
    expect(container.textContent).toBe('32 000 FCFA');
  });

  it('is said to be the lowest where others cost more', () => {
    const price = { prefix: 'À partir de', current: '32 000 FCFA', previous: null, saving: null };
    expect(rendered(<Price price={price} />).container.textContent).toBe('À partir de 32 000 FCFA');
  });

  it('is read before the previous price, which is struck through', () => {
    const { container } = rendered(
      <Price price={{ current: '25 600 FCFA', previous: '32 000 FCFA', saving: '−20 %' }} />,
    );
    expect(container.textContent).toBe('25 600 FCFA au lieu de 32 000 FCFA−20 %');
    expect(container.querySelector('s')?.textContent).toBe('32 000 FCFA');
  });
});
