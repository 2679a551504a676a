import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageSearch } from 'lucide-react';
import { FailureState } from './FailureState.tsx';

const meta = {
  title: 'default/FailureState',
  component: FailureState,
  parameters: {
    docs: {
      description: {
        component:
          'Un chargement qui a échoué, et de quoi réessayer. **Quand l’utiliser :** à la place de ce qui n’a pas pu être chargé. S’il n’y a rien : EmptyState.',
      },
    },
  },
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

export const Introuvable: Story = {
  name: 'Introuvable : un dessin, un conseil, de l’aide',
  args: {
    title: 'Une erreur est survenue',
    message: 'Commande introuvable.',
    advice: 'Vérifiez la référence : elle figure dans votre confirmation de commande.',
    icon: <PackageSearch size={32} strokeWidth={1.75} aria-hidden="true" />,
    back: { label: 'Retour à l’accueil', href: '/' },
    help: { label: 'Nous contacter', href: '/contacts' },
  },
};
