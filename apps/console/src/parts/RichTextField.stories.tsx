import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { RichTextField } from './RichTextField.tsx';

const meta = {
  title: 'console/RichTextField',
  parameters: {
    docs: {
      description: {
        component:
          'Un texte avec titres, listes et liens, tel que la boutique l’affiche. **Quand l’utiliser :** pour les descriptions et les textes légaux.',
      },
    },
  },
  component: RichTextField,
  args: {
    label: 'Description',
    value: '<p>Coupée à la <b>Médina</b>.</p><ul><li>Deux poches</li><li>Lavage à 30 °C</li></ul>',
    onChange: () => undefined,
  },
  render: (args) => (
    <ConsoleStage>
      <RichTextField {...args} />
    </ConsoleStage>
  ),
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = { name: 'Description' };
export const EnErreur: Story = { name: 'En erreur', args: { error: 'Au plus 50 000 signes.' } };
