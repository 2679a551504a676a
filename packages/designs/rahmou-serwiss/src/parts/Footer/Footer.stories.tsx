import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aFooter } from '../../story-views/views.ts';
import Footer from '../../islands/Footer.tsx';

const meta = {
  title: 'rahmou-serwiss/Footer',
  component: Footer,
  args: aFooter(),
  parameters: {
    docs: {
      description: {
        component:
          'Le pied de page : un tableau de nuit, où finissent les itinéraires. **Remplace :** default/Footer, qui dit quand l’utiliser.',
      },
    },
    design: 'rahmou-serwiss',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {};
export const SurUnTelephone: Story = {
  name: 'Sur un téléphone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const number = document.createRange();
    number.selectNodeContents(within(canvasElement).getByText(/^\+221/));
    // In one line.
    await expect(number.getClientRects()).toHaveLength(1);
  },
};
export const SansReseaux: Story = {
  name: 'Sans réseaux sociaux',
  args: { store: { ...aFooter().store, networks: [], whatsappHref: null } },
};
export const SansCoordonnees: Story = {
  name: 'Sans coordonnées',
  args: { store: { ...aFooter().store, networks: [], whatsappHref: null, phones: [], emails: [] } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Nous joindre')).toBe(null);
    // The lists have the contacts' space: the last is beside the first, not below it.
    const [first, last] = ['Sur place', 'Catégories'].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(last?.left).toBeGreaterThan(first?.right ?? 0);
    await expect(last?.top).toBe(first?.top);
  },
};
