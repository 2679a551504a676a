import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPiece } from '../../fixtures/catalogue.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'lybalikou/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: aPiece().crumbs },
  parameters: {
    docs: {
      description: {
        component:
          'Le chemin de la page dans le site, en petites capitales. **Remplace :** default/Breadcrumbs, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DUnePiece: Story = { name: 'D’une pièce' };

export const DeuxEtapes: Story = {
  name: 'Deux étapes sur un téléphone',
  args: {
    crumbs: [
      { label: 'Accueil', href: '/' },
      { label: 'Boutique', href: null },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accueil')).toBeVisible();
    await expect(canvas.getByText('Boutique')).toBeVisible();
  },
};
