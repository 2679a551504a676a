import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPiece } from '../../fixtures/catalogue.ts';
import { rendered } from '../../fixtures/rendered.tsx';
import { Piece } from './Piece.tsx';

afterEach(cleanup);

describe('the product page', () => {
  it('has one title, and headings in order below it', () => {
    rendered(<Piece piece={aPiece()} />);
    const headings = screen
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(headings).toEqual(['H1 Robe évasée Ndèye', 'H2 Description', 'H3 Le tissu']);
  });

  it('adds the product to the cart', async () => {
    const add = vi.fn<() => void>();
    rendered(<Piece piece={aPiece({ add })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
    expect(add).toHaveBeenCalledOnce();
  });

  it('does not put it in twice while it is being put in', async () => {
    const add = vi.fn<() => void>();
    rendered(<Piece piece={aPiece({ add, isAdding: true })} />);
    await userEvent.click(screen.getByRole('button', { name: /Ajouter au panier/ }));
    expect(add).not.toHaveBeenCalled();
  });

  it('has neither button for an out-of-stock product', () => {
    rendered(
      <Piece
        piece={aPiece({
          isOutOfStock: true,
          canAdd: false,
          addLabel: 'En rupture',
          stockLabel: 'En rupture',
          buyNowHref: null,
        })}
      />,
    );
    const states = ['En rupture', 'Acheter maintenant'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    );
    expect(states).toEqual([true, true]);
  });

  it('shows the cart’s total once it has content', () => {
    rendered(<Piece piece={aPiece({ cartSubtotal: '64 000 FCFA' })} />);
    expect(screen.getByText('64 000 FCFA').parentElement?.textContent).toBe(
      'Sous-total du panier : 64 000 FCFAVoir mon panier',
    );
  });
});
