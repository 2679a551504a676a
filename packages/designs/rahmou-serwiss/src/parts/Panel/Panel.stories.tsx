import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'rahmou-serwiss/Panel',
  component: Panel,
  args: {
    kind: 'step',
    title: 'Vos coordonnées',
    number: 2,
    children: <p>Ce que le panneau encadre.</p>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Un coupon : son titre au-dessus de la ligne à détacher, son contenu au-dessous. Un résumé finit par un code-barres. **Remplace :** default/Panel, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Etape: Story = { name: 'Étape d’un formulaire' };

export const Resume: Story = {
  name: 'Résumé',
  args: { kind: 'summary', title: 'Votre commande' },
};

export const TitreLong: Story = {
  name: 'Information au titre long',
  args: { kind: 'info', title: 'Adresse à laquelle la commande sera livrée en personne' },
};
