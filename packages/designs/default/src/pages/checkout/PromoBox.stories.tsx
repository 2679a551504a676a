import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aPromo } from '../../fixtures/orders.ts';
import { PromoBox } from './PromoBox.tsx';

const meta = {
  title: 'default/pages/Code promo',
  component: PromoBox,
  parameters: {
    docs: {
      description: {
        component: 'Un code promo et sa réduction. **Quand l’utiliser :** dans la page de commande.',
      },
    },
  },
  args: { promo: aPromo() },
} satisfies Meta<typeof PromoBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = {
  name: 'Vide',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Appliquer' })).toBeDisabled();
  },
};

const apply = fn();

export const Saisi: Story = {
  name: 'Saisi : Entrée l’applique, sans envoyer la commande',
  args: { promo: aPromo({ text: 'TABASKI', canApply: true, apply }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Votre code' }), '{Enter}');
    await expect(apply).toHaveBeenCalledOnce();
  },
};

export const EnVerification: Story = {
  name: 'En vérification',
  args: { promo: aPromo({ text: 'TABASKI', isChecking: true }) },
};

export const Applique: Story = {
  name: 'Appliqué',
  args: {
    promo: aPromo({
      text: 'TABASKI',
      canApply: true,
      discount: '−2 500 FCFA',
      message: { tone: 'good', text: 'Code promo appliqué.' },
    }),
  },
};

export const Refuse: Story = {
  name: 'Refusé',
  args: {
    promo: aPromo({
      text: 'NOEL',
      canApply: true,
      isInvalid: true,
      message: { tone: 'bad', text: 'Code promo invalide ou expiré.' },
    }),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Votre code' });
    await expect(field).toHaveAccessibleDescription('Code promo invalide ou expiré.');
    await expect(field).toBeInvalid();
  },
};

export const PasApplique: Story = {
  name: 'Saisi mais pas appliqué',
  args: { promo: aPromo({ text: 'TABASKI', canApply: true, isInvalid: true }) },
};

export const Etroit: Story = {
  name: 'Grandes lettres : le bouton passe sous le champ',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    const field = box.getByRole('textbox', { name: 'Votre code' }).getBoundingClientRect();
    const button = box.getByRole('button', { name: 'Appliquer' }).getBoundingClientRect();
    await expect(button.width).toBe(field.width);
    await expect(button.top).toBeGreaterThan(field.bottom);
  },
};
