import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'ui/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Un cercle qui tourne, de la taille du texte. **Quand l’utiliser :** dans un bouton ou une phrase qui dit ce que l’on attend.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

export const EnCours: StoryObj<typeof meta> = { name: 'En cours' };
