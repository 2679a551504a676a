import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPiece } from '../../fixtures/catalogue.ts';
import { Piece } from './Piece.tsx';

const meta = {
  title: 'lybalikou/Piece',
  component: Piece,
  args: { piece: aPiece() },
  parameters: { design: 'lybalikou', layout: 'fullscreen' },
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
  globals: { viewport: { value: 'phone' } },
  // Where the header stands, and one more line of it.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(var(--header-height) + 2rem)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'Ajouter au panier' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const waiting = canvas.getByRole('button', { name: 'Ajouter au panier' }).getBoundingClientRect().top;
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom).toBeLessThan(
      waiting,
    );
  },
};
