import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStore } from '@teranga/testing';
import { expect, within } from 'storybook/test';
import SizeGuidePage from './SizeGuidePage.tsx';

type Guide = NonNullable<ReturnType<typeof aStore>['sizeGuide']>;

const aGuide = (more: Partial<Guide> = {}) => ({
  store: {
    world: {
      store: aStore({
        sizeGuide: {
          showSizeGuide: true,
          title: 'Tailles',
          description: 'Sans serrer.',
          coverImage: null,
          categories: [
            {
              title: 'Robes',
              description: 'En centimètres.',
              columnHeaders: ['S', 'M'],
              sizeTable: [{ label: 'Taille', values: ['66', '70'] }],
            },
          ],
          generalNotes: ['Le wax rétrécit.'],
          ...more,
        },
      }),
    },
  },
});

const meta = {
  title: 'default/pages/Guide des tailles',
  component: SizeGuidePage,
  parameters: {
    docs: {
      description: {
        component: 'Les tableaux de mesures où trouver sa taille. **Adresse :** `/size-guide`.',
      },
    },
  },
} satisfies Meta<typeof SizeGuidePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complet: Story = {
  name: 'Complet',
  parameters: aGuide(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('cell', { name: '70' });
    await canvas.findByText('Notes importantes');
  },
};

export const SansMesure: Story = {
  name: 'Une catégorie sans mesure',
  parameters: aGuide({
    categories: [{ title: 'Foulards', description: 'Taille unique.', columnHeaders: [], sizeTable: [] }],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Taille unique.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBe(null);
  },
};

export const Absent: Story = {
  name: 'Absent',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Le guide des tailles n'est pas disponible actuellement.");
  },
};
