import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toasts, type Toast } from './Toasts.tsx';

const nothing = () => undefined;
const added: Toast = {
  id: '1',
  tone: 'success',
  title: null,
  text: 'Votre article a été ajouté à votre panier.',
  action: null,
  close: nothing,
};

const meta = {
  title: 'ui/Toasts',
  component: Toasts,
  parameters: {
    docs: {
      description: {
        component:
          'Les messages courts, sous l’en-tête. **Quand l’utiliser :** après une action. Pour une nouvelle que l’on doit voir : AlertDialog.',
      },
    },
  },
  args: { toasts: [added] },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ajoute: Story = { name: 'Ajouté' };
export const AvecAction: Story = {
  name: 'Avec action',
  args: { toasts: [{ ...added, tone: 'info', action: { label: 'Annuler', run: nothing } }] },
};
export const EchecEtReussite: Story = {
  name: 'Échec et réussite',
  args: {
    toasts: [
      added,
      { ...added, id: '2', tone: 'error', title: 'Impossible de commander', text: 'Une erreur est survenue' },
    ],
  },
};

const undo: Toast = {
  ...added,
  tone: 'info',
  text: 'Article retiré.',
  action: { label: 'Annuler', run: nothing },
};

/** A list that takes the focus of its removed item, then the message about it. */
const AfterRemoval = () => (
  <>
    <ul ref={(list) => list?.focus()} tabIndex={-1} aria-label="Articles" />
    <Toasts toasts={[undo]} />
  </>
);

export const AnnulerAuClavier: Story = {
  name: 'Annuler au clavier',
  render: () => <AfterRemoval />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Annuler' })).toHaveFocus();
  },
};
