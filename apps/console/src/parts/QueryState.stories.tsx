import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { QueryState } from './QueryState.tsx';

function Answer({ data, error }: { data?: string; error?: { status: number; message: string } }) {
  return (
    <ConsoleStage>
      <QueryState query={{ data, error, refetch: fn() }} skeleton={<ListSkeleton />}>
        {(text) => <p>{text}</p>}
      </QueryState>
    </ConsoleStage>
  );
}

const meta = {
  title: 'console/QueryState',
  parameters: {
    docs: {
      description: {
        component:
          'Le contenu d’une requête, ou ce qui le remplace : en cours, échouée, hors ligne, interdite, absente. **Quand l’utiliser :** autour de tout ce que le serveur envoie.',
      },
    },
  },
  component: Answer,
} satisfies Meta<typeof Answer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Attente: Story = { name: 'La réponse est attendue' };
export const Refus: Story = {
  name: 'Le rôle ne suffit pas',
  args: { error: { status: 403, message: 'Votre rôle ne le permet pas.' } },
};
export const Faute: Story = {
  name: 'Le serveur ne répond pas',
  args: { error: { status: 503, message: 'Le service est indisponible.' } },
};
