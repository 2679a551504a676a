import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedIcons } from './namedIcons.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'ui/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component:
          'Une icône dont le nom vient des données ; un nom inconnu donne un cercle. **Quand l’utiliser :** à côté d’un texte, qu’elle ne remplace pas.',
      },
    },
  },
  args: { name: 'truck' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Camion: Story = { name: 'Camion' };
export const Inconnu: Story = { name: 'Nom inconnu', args: { name: 'pas-une-icone' } };
export const Toutes: Story = {
  name: 'Toutes',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {[...namedIcons.keys()].map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
