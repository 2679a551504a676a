import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore, someStoreInfo } from '@teranga/testing';
import { expect, waitFor, within } from 'storybook/test';
import AboutPage from './AboutPage.tsx';

type About = ReturnType<typeof someStoreInfo>['aboutPageInfo'];

const withAbout = (more: Partial<About>) => {
  const { aboutPageInfo } = someStoreInfo();
  return {
    store: {
      world: {
        store: aStore({ storeInfo: someStoreInfo({ aboutPageInfo: { ...aboutPageInfo, ...more } }) }),
      },
    },
  };
};

const meta = {
  title: 'default/pages/À propos',
  component: AboutPage,
  parameters: {
    docs: {
      description: {
        component:
          'La page de la boutique : qui elle est, ses valeurs, ses chiffres et des témoignages. **Adresse :** `/about`.',
      },
    },
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  name: 'Complète',
  parameters: withAbout({
    values: [{ title: 'Parole', description: 'Un essayage promis se fait.' }],
    sections: [{ title: 'À Kayar, l’indigo', text: 'Sept bains font la nuit.', image: null }],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Qui sommes-nous ?' });
    await canvas.findByText('Sept bains font la nuit.');
    // Screen readers get the final number from the start; the visible one counts up to it.
    const [, seen] = canvas.getAllByText(/\+$/);
    await waitFor(() => expect(seen).toHaveTextContent(/^1\s200\+$/));
  },
};

export const SansRien: Story = {
  name: 'Sans rien de la boutique',
  parameters: { store: { failing: ['/store'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'À propos' });
  },
};

export const MotSansFin: Story = {
  name: 'Un script et un mot sans fin',
  parameters: withAbout({
    introduction: {
      title: 'Boutique'.repeat(30),
      text: `<script>alert(1)</script>${'mot'.repeat(3000)}`,
      image: null,
      features: [],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^<script>alert\(1\)/);
    await expect(canvasElement.querySelector('script')).toBe(null);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
