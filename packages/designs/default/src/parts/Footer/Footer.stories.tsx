import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFooter, aStore } from '../../fixtures/store.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'default/Footer',
  component: Footer,
  parameters: {
    docs: {
      description: {
        component:
          'Le pied de page : contacts, liens, textes légaux. **Quand l’utiliser :** une fois, au bas de chaque page.',
      },
    },
  },
  args: aFooter(),
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {
  name: 'Complet',
};

export const SansContact: Story = {
  name: 'Sans contact',
  args: aFooter({ store: aStore({ phones: [], emails: [], networks: [] }) }),
};
