import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aPiece } from '../../fixtures/catalogue.ts';
import { resized, someImages } from '../../fixtures/images.ts';
import { saidWidth } from '../../fixtures/saidWidth.ts';
import { Piece } from './Piece.tsx';

const meta = {
  title: 'lybalikou/Piece',
  component: Piece,
  args: { piece: aPiece() },
  parameters: {
    docs: {
      description: {
        component:
          'Une pièce de la maison : images, prix, options et bouton du panier. **Quand l’utiliser :** sur la page d’un article.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Piece>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnStock: Story = { name: 'En stock' };

export const EnRupture: Story = {
  name: 'En rupture',
  args: {
    piece: aPiece({
      isOutOfStock: true,
      canAdd: false,
      addLabel: 'En rupture',
      stockLabel: 'En rupture',
      buyNowHref: null,
    }),
  },
};

export const DejaAuPanier: Story = {
  name: 'Avec un panier commencé',
  args: { piece: aPiece({ cartSubtotal: '64 000 FCFA' }) },
};

export const AuTelephone: Story = {
  name: 'Au téléphone',
  args: {
    piece: aPiece({
      name: 'Grand boubou Kocc, trois pièces',
      price: { current: '123 250 FCFA', previous: '145 000 FCFA', saving: '−15 %' },
      images: someImages(3).map(resized),
    }),
  },
  globals: { viewport: { value: 'phone' } },
  // Space of the header.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--header-height)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('button', { name: 'Ajouter au panier' }).getBoundingClientRect();
    await expect(waiting.bottom).toBeLessThanOrEqual(window.innerHeight);
    const price = canvas.getByText('123 250 FCFA').getBoundingClientRect();
    await expect(price.bottom).toBeLessThan(waiting.top - 8);
    // The saving is beside the price, not below the previous price.
    await expect(canvas.getByText('−15 %').getBoundingClientRect().top).toBeLessThan(price.bottom);
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'Vue 1' });
    await expect(saidWidth(image)).toBe(Math.round(image.getBoundingClientRect().width));
    const [first, second] = canvas.getAllByRole('button', { name: /^Agrandir/ });
    second?.focus();
    await waitFor(() => expect(second?.getBoundingClientRect().left).toBe(0));
    first?.focus();
    await waitFor(() => expect(first?.getBoundingClientRect().left).toBe(0));
    first?.blur();
  },
};
