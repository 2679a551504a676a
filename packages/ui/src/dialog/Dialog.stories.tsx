import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';

/** A button that opens a window, as a page has it. */
function Opener({ isClosable, isDrawer }: { isClosable: boolean; isDrawer: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const content = (
    <>
      <p>Votre commande a bien été enregistrée.</p>
      <Button variant="primary" onClick={close}>
        D’accord
      </Button>
    </>
  );
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Ouvrir
      </Button>
      {isDrawer ? (
        <Drawer isOpen={isOpen} onClose={close} label="Filtrer">
          {content}
        </Drawer>
      ) : (
        <Dialog isOpen={isOpen} onClose={isClosable ? close : null} label="Commande Validée">
          {content}
        </Dialog>
      )}
    </>
  );
}

const meta = {
  title: 'ui/Dialog',
  component: Opener,
  parameters: {
    docs: {
      description: {
        component:
          'Une fenêtre par-dessus la page, au centre ou contre un bord. **Quand l’utiliser :** pour une question ou un choix qui interrompt la page.',
      },
    },
  },
  args: { isClosable: true, isDrawer: false },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas) {
  const opener = canvas.getByRole('button', { name: 'Ouvrir' });
  await userEvent.click(opener);
  const dialog = canvas.getByRole('dialog');
  await expect(dialog.matches(':modal')).toBe(true);
  await expect(dialog.contains(document.activeElement)).toBe(true);
  return { opener, dialog };
}

/** Expects it closed, the focus restored, and its content removed after the exit animation. */
async function expectClosed({ opener, dialog }: { opener: HTMLElement; dialog: HTMLElement }) {
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
  await expect(document.activeElement).toBe(opener);
  await waitFor(() => expect(dialog.textContent).toBe(''));
}

const closedBy =
  (press: (canvas: Canvas, dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opened = await open(canvas);
    await press(canvas, opened.dialog);
    await expectClosed(opened);
  };

export const FermeParLaCroix: Story = {
  name: 'Se ferme par la croix',
  play: closedBy((canvas) => userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))),
};

export const FermeACote: Story = {
  name: 'Se ferme en pressant à côté',
  play: closedBy((_canvas, dialog) => userEvent.click(dialog)),
};

export const FermeParEchap: Story = {
  name: 'Se ferme par Échap',
  play: closedBy(async (_canvas, dialog) => {
    // The browser's event for Escape and for a phone's back gesture.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  }),
};

export const Tiroir: Story = {
  name: 'Tiroir',
  args: { isDrawer: true },
  play: closedBy((canvas) => userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))),
};

export const NonFermable: Story = {
  name: 'Ne peut être fermée',
  args: { isClosable: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { dialog } = await open(canvas);
    await expect(canvas.queryByRole('button', { name: 'Fermer' })).toBe(null);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog);
    await expect(dialog.matches(':modal')).toBe(true);
  },
};
