import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Une forme grise, à la place de ce qui se charge. **Quand l’utiliser :** là où l’on connaît la taille de ce qui vient. Sinon : Spinner.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

export const Chargement: StoryObj<typeof meta> = { name: 'Chargement' };
