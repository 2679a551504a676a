import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../../fixtures/catalogue.ts';
import { aCartLine } from '../../fixtures/orders.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'default/CartLine',
  component: CartLine,
  parameters: {
    docs: {
      description: {
        component:
          'Un article du panier : quantité, prix, retrait. **Quand l’utiliser :** dans le panier. Une commande passée montre ses articles avec OrderLines.',
      },
    },
  },
  args: { line: aCartLine() },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  name: 'Simple',
};

export const PlusAssez: Story = {
  name: 'Quantité non disponible',
  args: {
    line: aCartLine({
      warning: { title: 'Quantité non disponible', text: 'Seulement 1 article(s) disponible(s)' },
    }),
  },
};

export const PlusCher: Story = {
  name: 'Prix augmenté',
  args: {
    line: aCartLine({
      priceNote: {
        tone: 'dearer',
        text: 'Le prix a augmenté depuis votre ajout : de 11 000 FCFA à 12 500 FCFA.',
      },
    }),
  },
};

export const MoinsCher: Story = {
  name: 'Prix baissé',
  args: {
    line: aCartLine({
      priceNote: {
        tone: 'cheaper',
        text: 'Le prix a baissé depuis votre ajout : de 15 000 FCFA à 12 500 FCFA.',
      },
    }),
  },
};

export const NomTresLong: Story = {
  name: 'Nom très long',
  args: { line: aCartLine({ name: longName, lineTotal: '1 250 000 000 FCFA' }) },
};

export const SansImage: Story = {
  name: 'Sans image ni option',
  args: { line: aCartLine({ image: null, optionsLabel: '' }) },
};
