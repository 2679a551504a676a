import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { nothing } from '../../fixtures/catalogue.ts';
import { ShareMenu } from './ShareMenu.tsx';

const run = fn();
const aMenu = {
  name: 'Théière émaillée',
  url: 'https://teranga.sn/products/theiere-emaillee',
  targets: [
    { id: 'whatsapp' as const, label: 'WhatsApp', href: 'https://wa.me/?text=Th%C3%A9i%C3%A8re' },
    { id: 'facebook' as const, label: 'Facebook', href: 'https://www.facebook.com/sharer/sharer.php?u=x' },
    { id: 'twitter' as const, label: 'Twitter', href: 'https://twitter.com/intent/tweet?url=x' },
    { id: 'email' as const, label: 'E-mail', href: 'mailto:?body=x' },
  ],
  copy: { label: 'Copier le lien', isCopied: false, run },
  notice: null,
};

const meta = {
  title: 'default/ShareMenu',
  component: ShareMenu,
  parameters: {
    docs: {
      description: {
        component:
          'Les moyens de partager une page. **Quand l’utiliser :** sur la page d’un article, si l’appareil n’a pas de partage à lui.',
      },
    },
  },
  args: { menu: aMenu, isOpen: true, close: nothing },
} satisfies Meta<typeof ShareMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ouvert: Story = {
  name: 'Ouvert',
  play: async ({ canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Partager' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copier le lien' }));
    await expect(run).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(dialog.getByRole('textbox', { name: 'Lien de l’article' })).toHaveValue(aMenu.url);
  },
};

export const Copie: Story = {
  name: 'Copié',
  args: {
    menu: {
      ...aMenu,
      copy: { label: 'Copié!', isCopied: true, run: nothing },
      notice: { tone: 'success', text: 'Lien copié' },
    },
  },
};

export const Refuse: Story = {
  name: 'Copie refusée',
  args: { menu: { ...aMenu, notice: { tone: 'error', text: 'Impossible de copier le lien' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Impossible de copier le lien');
  },
};
