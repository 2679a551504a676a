import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothing } from '../../fixtures/catalogue.ts';
import { OptionPicker } from './OptionPicker.tsx';

const meta = {
  title: 'default/OptionPicker',
  component: OptionPicker,
  args: {
    groups: [
      {
        name: 'Couleur',
        selectedLabel: 'Bleu',
        choices: [
          {
            value: 'bleu',
            label: 'Bleu',
            swatch: { color: '#2b6fe8' },
            isSelected: true,
            isDisabled: false,
            choose: nothing,
          },
          {
            value: 'corail',
            label: 'Corail',
            swatch: { color: '#f47560' },
            isSelected: false,
            isDisabled: true,
            choose: nothing,
          },
        ],
      },
      {
        name: 'Taille',
        selectedLabel: 'M',
        choices: ['S', 'M', 'XXL'].map((label) => ({
          value: label,
          label,
          swatch: null,
          isSelected: label === 'M',
          isDisabled: label === 'XXL',
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
