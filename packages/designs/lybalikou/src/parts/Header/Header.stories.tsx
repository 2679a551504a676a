import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aHeader } from '../../fixtures/store.ts';
import { Header } from './Header.tsx';

const meta = {
  title: 'lybalikou/Header',
  component: Header,
  args: aHeader(),
  parameters: {
    docs: {
      description: {
        component:
          'L’en-tête d’un magazine : le nom de la maison, puis des mots. **Remplace :** default/Header, qui dit quand l’utiliser.',
      },
    },
    design: 'lybalikou',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SurLAccueil: Story = { name: 'Sur l’accueil' };

export const PanierRempli: Story = {
  name: 'Panier rempli, page défilée',
  args: {
    cart: { count: 3, total: '96 000 FCFA', label: 'Panier, 3 articles', href: '/cart' },
    isCompact: true,
    isSolid: true,
  },
};

export const UnArticle: Story = {
  name: 'Un article dans le panier, sur un téléphone',
  args: { cart: { count: 1, total: '32 000 FCFA', label: 'Panier, 1 article', href: '/cart' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('1');
    const { width, height } = badge.getBoundingClientRect();
    // A disc, in a colour of its own: a bare «1» reads as a stroke of the icon.
    await expect(width).toBeGreaterThanOrEqual(height);
    await expect(getComputedStyle(badge).backgroundColor).not.toBe(getComputedStyle(badge).color);
    await expect(badge).toHaveStyle({ textAlign: 'center' });
  },
};

export const MenuOuvert: Story = {
  name: 'Menu ouvert sur un téléphone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Menu', { selector: 'summary' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible());
  },
};

export const PetitTelephone: Story = {
  name: 'Sur le plus petit téléphone',
  parameters: {
    viewport: { options: { smallest: { name: '320', styles: { width: '320px', height: '568px' } } } },
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('link', { name: /^Lybalikou/ }).getBoundingClientRect();
    // As high as a thumb.
    await expect(name.height).toBe(44);
    // The search is in the menu: a row of 320 pixels has no room for it.
    await expect(canvas.queryByRole('link', { name: 'Rechercher' })).toBeNull();
    const tools = [
      canvas.getByRole('link', { name: /souhaits/ }),
      canvas.getByRole('link', { name: /Panier/ }),
      canvas.getByText('Menu', { selector: 'summary' }),
    ].map((tool) => tool.getBoundingClientRect());
    // One line, and every tool as large as a thumb.
    await expect(
      tools.map(({ left, top, bottom }) => left > name.right && top < name.bottom && bottom > name.top),
    ).toEqual([true, true, true]);
    await expect(tools.map(({ width, height }) => width >= 44 && height >= 44)).toEqual([true, true, true]);
  },
};

export const PetitTelephoneEnGrand: Story = {
  name: 'Sur le plus petit téléphone, en grand texte',
  parameters: PetitTelephone.parameters ?? {},
  globals: { viewport: { value: 'smallest' }, textSize: 'double' },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('link', { name: /^Lybalikou/ });
    const word = document.createRange();
    word.selectNodeContents(name.firstChild ?? name);
    // Not broken within the word.
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

export const PanierEnGrand: Story = {
  name: 'Panier rempli, en grand texte',
  args: { cart: { count: 12, total: '96 000 FCFA', label: 'Panier, 12 articles', href: '/cart' } },
  parameters: PetitTelephone.parameters ?? {},
  globals: { viewport: { value: 'smallest' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const count = canvas.getByText('12').getBoundingClientRect();
    const menu = canvas.getByText('Menu', { selector: 'summary' }).getBoundingClientRect();
    await expect(count.right).toBeLessThanOrEqual(menu.left);
  },
};

export const PetitOrdinateur: Story = {
  name: 'Sur un petit ordinateur',
  parameters: {
    viewport: { options: { laptop: { name: '1024', styles: { width: '1024px', height: '768px' } } } },
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('link', { name: /^Lybalikou/ }).getBoundingClientRect();
    const basket = canvas.getByRole('link', { name: /Panier/ }).getBoundingClientRect();
    const menu = canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect();
    // The name and the tools in one line, the menu under them.
    await expect(basket.top).toBeLessThan(name.bottom);
    await expect(menu.left).toBe(name.left);
  },
};
