import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFooter, aStore } from '../../fixtures/store.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'lybalikou/Footer',
  component: Footer,
  args: aFooter(),
  parameters: {
    docs: {
      description: {
        component:
          'Le pied de page : un texte, les contacts, et le nom de la boutique sur toute la largeur. **Remplace :** default/Footer, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = { name: 'Complet' };

export const NomLong: Story = {
  name: 'Nom de maison très long',
  args: { store: aStore({ name: 'Maison Ndar Guedj et fils' }) },
};

export const Depouille: Story = {
  name: 'Sans contact ni réseaux',
  args: { store: aStore({ phones: [], emails: [], networks: [] }) },
};
