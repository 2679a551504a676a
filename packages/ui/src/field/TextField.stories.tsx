import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component:
          'Une ligne de texte, avec son libellé et son message. **Quand l’utiliser :** pour un nom, un téléphone, un nombre, une date.',
      },
    },
  },
  args: { name: 'city', label: 'Ville' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Vide' };
export const Requis: Story = { name: 'Requis', args: { isRequired: true } };
export const AvecAide: Story = {
  name: 'Avec aide',
  args: { hint: 'Exemple : 77 123 45 67', label: 'Téléphone' },
};
export const EnErreur: Story = {
  name: 'En erreur',
  args: { isRequired: true, error: 'La ville est requise' },
};
export const LectureSeule: Story = {
  name: 'Lecture seule',
  args: { isReadOnly: true, defaultValue: 'Dakar' },
};
