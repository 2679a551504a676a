import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithReference } from './WithReference.tsx';

const meta = {
  title: 'ui/WithReference',
  component: WithReference,
  parameters: {
    docs: {
      description: {
        component:
          'Un texte dont la référence n’est pas coupée à ses traits d’union, si elle a la place. **Quand l’utiliser :** pour un message qui contient une référence.',
      },
    },
  },
  args: { text: 'Votre commande 2F7N-9K7E-41QX-8TRA a bien été enregistrée.' },
} satisfies Meta<typeof WithReference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UneLigne: Story = { name: 'Sur une ligne' };
export const ALaLigne: Story = {
  name: 'Va à la ligne entière',
  decorators: [(rendered) => <p style={{ maxInlineSize: '16rem' }}>{rendered()}</p>],
};
export const PeuDePlace: Story = {
  name: 'Dans trop peu de place',
  decorators: [(rendered) => <p style={{ maxInlineSize: '8rem' }}>{rendered()}</p>],
};
