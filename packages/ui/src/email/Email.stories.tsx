import type { Meta, StoryObj } from '@storybook/react-vite';
import { Email } from './Email.tsx';

const meta = {
  title: 'ui/Email',
  component: Email,
  parameters: {
    docs: {
      description: {
        component:
          'Une adresse e-mail, coupée après son @ ou un point plutôt que dans un mot. **Quand l’utiliser :** partout où l’on en lit une.',
      },
    },
  },
  args: { address: 'dossiers.visas@rahmou-serwiss.example' },
} satisfies Meta<typeof Email>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UneLigne: Story = { name: 'Sur une ligne' };
export const PeuDePlace: Story = {
  name: 'Dans peu de place',
  decorators: [(rendered) => <p style={{ inlineSize: '10rem', fontSize: '1.25rem' }}>{rendered()}</p>],
};
