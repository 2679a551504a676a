import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartProps } from '@teranga/design-kit';
import { buttonClass } from '@teranga/ui/button';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageControls } from './PageControls.tsx';

const aControl = (label: string, isShown = true) => ({ label, isShown, press: fn() });

/** Beside the page's words, as a shop has them: inside, they would have to clear themselves. */
const OverPage = ({ children, ...controls }: PartProps['PageControls'] & { children: ReactNode }) => (
  <>
    <main style={{ display: 'grid', alignContent: 'end', minBlockSize: '100vh' }}>{children}</main>
    <PageControls {...controls} />
  </>
);

const meta = {
  title: 'default/PageControls',
  component: PageControls,
  parameters: { layout: 'fullscreen' },
  args: {
    back: aControl('Revenir à la page précédente'),
    top: aControl('Revenir en haut de la page'),
  },
} satisfies Meta<typeof PageControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defilee: Story = {
  name: 'Page défilée',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Revenir à la page précédente' });
    const { width, height } = back.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(back);
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir en haut de la page' }));
    await expect(args.back.press).toHaveBeenCalledOnce();
    await expect(args.top.press).toHaveBeenCalledOnce();
  },
};

export const EnHautDeLAccueil: Story = {
  name: 'En haut de l’accueil',
  args: {
    back: aControl('Revenir à la page précédente', false),
    top: aControl('Revenir en haut de la page', false),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};

export const SurUnBouton: Story = {
  name: 'Au-dessus du bouton principal',
  render: (args) => (
    <OverPage {...args}>
      <button type="button" className={buttonClass('primary', 'large')}>
        Payer
      </button>
    </OverPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole('button', { name: 'Payer' });
    const back = canvas.getByRole('button', { name: 'Revenir à la page précédente' });
    await waitFor(() =>
      expect(back.getBoundingClientRect().bottom <= pay.getBoundingClientRect().top).toBe(true),
    );
  },
};

export const SurDesMots: Story = {
  name: 'Au-dessus des mots d’une page au repos',
  args: { top: aControl('Revenir en haut de la page', false) },
  render: (args) => (
    <OverPage {...args}>
      <p style={{ margin: 0 }}>En stock</p>
    </OverPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText('En stock');
    const back = canvas.getByRole('button', { name: 'Revenir à la page précédente' });
    await waitFor(() =>
      expect(back.getBoundingClientRect().bottom <= words.getBoundingClientRect().top).toBe(true),
    );
  },
};

export const SansPlace: Story = {
  name: 'Une page de mots au repos',
  parameters: { hasCutWords: true },
  args: { top: aControl('Revenir en haut de la page', false) },
  render: (args) => (
    <OverPage {...args}>
      <p style={{ margin: 0, blockSize: '100vh', overflow: 'hidden', lineHeight: '2rem' }}>
        {'Les mots se suivent jusqu’au pied. '.repeat(400)}
      </p>
    </OverPage>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryAllByRole('button')).toEqual([]));
  },
};
