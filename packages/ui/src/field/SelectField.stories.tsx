import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  parameters: {
    docs: {
      description: {
        component:
          'Un choix dans une liste, avec son libellé et son message. **Quand l’utiliser :** pour plus de choix que ChoiceCards n’en montre bien.',
      },
    },
  },
  args: {
    name: 'zone',
    label: 'Zone de livraison',
    options: [
      { value: 'plateau', label: 'Plateau, Médina, Gueule Tapée · 1 000 FCFA' },
      { value: 'ngor', label: 'Ngor · 2 000 FCFA' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = { name: 'Simple' };
export const EnErreur: Story = {
  name: 'En erreur',
  args: { error: 'Veuillez sélectionner votre zone de livraison' },
};
