import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nothing } from '../../fixtures/catalogue.ts';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'default/OptionPicker',
  component: OptionPicker,
  parameters: {
    docs: {
      description: {
        component:
          'Le choix d’une couleur, d’une taille… **Quand l’utiliser :** là où un article à déclinaisons est commandé : sa page, ou OrderDialog.',
      },
    },
  },
  args: {
    groups: [
      {
        name: 'Couleur',
        field: 'option.Couleur',
        selectedLabel: 'Bleu',
        choices: [
          {
            value: 'bleu',
            label: 'Bleu',
            swatch: { color: '#2b6fe8' },
            isSelected: true,
            isDisabled: false,
            note: null,
            price: null,
            choose: nothing,
          },
          {
            value: 'corail',
            label: 'Corail',
            swatch: { color: '#f47560' },
            isSelected: false,
            isDisabled: true,
            note: null,
            price: null,
            choose: nothing,
          },
        ],
      },
      {
        name: 'Taille',
        field: 'option.Taille',
        selectedLabel: 'M',
        choices: ['S', 'M', 'XXL'].map((label) => ({
          value: label,
          label,
          swatch: null,
          isSelected: label === 'M',
          isDisabled: label === 'XXL',
          note: label === 'S' ? 'indisponible avec Bleu' : null,
          price: null,
          choose: nothing,
        })),
      },
    ],
  },
} satisfies Meta<typeof OptionPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CouleurEtTaille: Story = {
  name: 'Couleur et taille',
};

export const TailleChangee: Story = {
  name: 'Un choix en a changé un autre',
  args: { note: 'Taille « L » indisponible avec « Bleu » : nous avons choisi « M ».' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/nous avons choisi « M »/);
    await expect(canvas.getByRole('radio', { name: 'S (indisponible avec Bleu)' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'XXL' })).toBeDisabled();
  },
};
