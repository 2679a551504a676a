import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { PageParts } from './PageParts.tsx';

const meta = {
  title: 'console/PageParts',
  parameters: {
    docs: {
      description: {
        component:
          'Les parties d’une longue page, sur un téléphone. **Quand l’utiliser :** quand il faut plus de deux écrans pour atteindre la dernière.',
      },
    },
  },
  component: PageParts,
  render: (args) => (
    <ConsoleStage>
      <PageParts {...args} />
    </ConsoleStage>
  ),
  args: {
    label: 'Parties de l’article',
    parts: [
      { id: 'prix', label: 'Prix' },
      { id: 'classement', label: 'Rayon' },
      { id: 'historique', label: 'Historique' },
    ],
  },
} satisfies Meta<typeof PageParts>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
