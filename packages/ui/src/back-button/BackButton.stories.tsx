import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackButton } from './BackButton.tsx';

const meta = {
  title: 'ui/BackButton',
  component: BackButton,
  parameters: {
    docs: {
      description: {
        component:
          'Le bouton qui revient à la page précédente. **Quand l’utiliser :** en haut d’une page à laquelle on arrive depuis une autre.',
      },
    },
  },
  args: { label: 'Revenir à la page précédente', press: () => undefined },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Principal: Story = { name: 'Principal' };
