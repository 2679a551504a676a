import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'ui/CheckboxField',
  component: CheckboxField,
  parameters: {
    docs: {
      description: {
        component:
          'Une case à cocher, dont tout le libellé se touche. **Quand l’utiliser :** pour un oui ou un non.',
      },
    },
  },
  args: { name: 'news', label: 'Me prévenir des nouveautés' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vide: Story = { name: 'Vide' };
export const Cochee: Story = { name: 'Cochée', args: { defaultChecked: true, hint: 'Un message par mois' } };
