import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLine } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { CartLine } from './CartLine.tsx';

afterEach(cleanup);

describe('a cart line', () => {
  it('is taken out by a word that names it', async () => {
    const remove = vi.fn<() => void>();
    rendered(<CartLine line={aLine({ remove })} />);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*Robe évasée Ndèye, du panier$/ }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('says its sum', () => {
    const { container } = rendered(<CartLine line={aLine()} />);
    expect(container.textContent).toContain('Total : 64 000 FCFA');
  });

  it('warns when fewer are in stock than requested', () => {
    const warning = { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' };
    rendered(<CartLine line={aLine({ warning })} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'Quantité non disponible Seulement 1 article(s) disponible(s)',
    );
  });
});
