import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneNumber } from './PhoneNumber.tsx';

const meta = {
  title: 'ui/PhoneNumber',
  component: PhoneNumber,
  parameters: {
    docs: {
      description: {
        component:
          'Un numéro de téléphone, sur une ligne ou coupé entre ses groupes de chiffres. **Quand l’utiliser :** partout où l’on en lit un.',
      },
    },
  },
  args: { number: '+221 33 821 00 00' },
} satisfies Meta<typeof PhoneNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (width: string): NonNullable<Story['decorators']> => [
  (rendered) => <p style={{ inlineSize: width, fontSize: '1.25rem' }}>Téléphone {rendered()}</p>,
];

export const ALaLigne: Story = { name: 'À la ligne suivante, en entier', decorators: line('14rem') };
export const PeuDePlace: Story = { name: 'Dans peu de place', decorators: line('7rem') };
