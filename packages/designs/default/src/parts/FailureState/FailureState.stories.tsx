import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureState } from './FailureState.tsx';

const meta = {
  title: 'default/FailureState',
  component: FailureState,
  args: { message: 'Une erreur est survenue' },
} satisfies Meta<typeof FailureState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reessayer: Story = {
  name: 'On peut réessayer',
  args: { retry: () => undefined },
};

export const Retour: Story = {
  name: 'Retour seulement',
  args: {
    title: 'Une erreur est survenue',
    message: 'Commande introuvable.',
    retry: null,
    back: { label: 'Retour à l’accueil', href: '/' },
  },
};
