import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'ui/TextAreaField',
  component: TextAreaField,
  parameters: {
    docs: {
      description: {
        component:
          'Plusieurs lignes de texte, avec leur libellé et leur message. **Quand l’utiliser :** pour un message. Pour une ligne : TextField.',
      },
    },
  },
  args: { name: 'message', label: 'Message' },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Vide' };
export const EnErreur: Story = {
  name: 'En erreur',
  args: { isRequired: true, error: 'Le message est requis' },
};
