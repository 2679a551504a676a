// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHookWithStore } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { useProductList } from './useProductList.ts';

serveWorld();

describe('useProductList', () => {
  it('shows the products of the address as cards', async () => {
    const { result } = renderHookWithStore(() => useProductList(new URLSearchParams('category=Maison')));
    expect(result.current.results).toEqual({ status: 'loading' });
    await waitFor(() => expect(result.current.results.status).toBe('ready'));
    expect(result.current.results).toMatchObject({
      data: {
        countLabel: '1 article',
        cards: [{ name: 'Panier tressé', price: { current: '12\u202f500\u00a0FCFA' } }],
      },
    });
  });
});
