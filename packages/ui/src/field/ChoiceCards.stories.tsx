import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceCards } from './ChoiceCards.tsx';

const zones = [
  { value: 'plateau', label: 'Plateau', description: 'Le jour même avant 14 h', price: '1 000 FCFA' },
  { value: 'ngor', label: 'Almadies, Ngor, Yoff', description: 'Sous 24 heures', price: '2 000 FCFA' },
];

function Zones({ error }: { error: string | null }) {
  const [value, setValue] = useState('plateau');
  return (
    <ChoiceCards
      label="Zone de livraison"
      isRequired
      value={value}
      choices={zones}
      choose={setValue}
      error={error}
    />
  );
}

const meta = {
  title: 'ui/ChoiceCards',
  component: Zones,
  parameters: {
    docs: {
      description: {
        component:
          'Un choix parmi des cartes, avec leur description et leur prix. **Quand l’utiliser :** pour quelques choix à comparer. Pour une longue liste : SelectField.',
      },
    },
  },
  args: { error: null },
} satisfies Meta<typeof Zones>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuClavier: Story = {
  name: 'Au clavier',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const ngor = canvas.getByRole('radio', { name: /Ngor/ });
    await expect((ngor as HTMLInputElement).checked).toBe(true);
    await expect(document.activeElement).toBe(ngor);
  },
};

export const EnErreur: Story = {
  name: 'En erreur',
  args: { error: 'Veuillez sélectionner votre zone de livraison' },
};
