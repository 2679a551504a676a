import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import ErrorPage from './ErrorPage.tsx';

const retry = fn();

const meta = {
  title: 'default/pages/Erreur',
  component: ErrorPage,
  args: { retry },
  parameters: {
    docs: {
      description: {
        component:
          'Ce qui remplace une page qui n’a pas pu s’afficher, avec de quoi réessayer. **Adresse :** celle de la page remplacée.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

export const Inattendue: StoryObj<typeof meta> = {
  name: 'Erreur inattendue',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réessayer' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
