import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useSelection } from '../lib/useSelection.ts';
import { ConsoleStage } from '../testing/ConsoleStage.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DataTable, RowLink, type Column } from './DataTable.tsx';

interface Row {
  code: string;
  amount: string;
}

const rows: Row[] = [
  { code: 'BIENVENUE', amount: '10 %' },
  { code: 'TABASKI', amount: '15 %' },
];
const columns: Column<Row>[] = [
  { title: 'Code', at: 'title', cell: ({ code }) => <RowLink to={code}>{code}</RowLink> },
  { title: 'Réduction', at: 'end', isNumber: true, cell: ({ amount }) => amount },
];

function Codes() {
  const selection = useSelection('codes');
  return (
    <ConsoleStage>
      <DataTable
        caption="Codes promo"
        columns={columns}
        rows={rows}
        keyOf={({ code }) => code}
        nameOf={({ code }) => code}
        selection={selection}
      />
      <BulkBar selection={selection} noun="code">
        {null}
      </BulkBar>
    </ConsoleStage>
  );
}

const meta = {
  title: 'console/DataTable',
  parameters: {
    docs: {
      description: {
        component:
          'Les lignes d’une liste : un tableau à l’ordinateur, des cartes au téléphone. **Quand l’utiliser :** pour toute liste que l’on cherche, filtre ou trie.',
      },
    },
  },
  component: Codes,
  render: () => <Codes />,
} satisfies Meta<typeof Codes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choix: Story = {
  name: 'Lignes choisies',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir TABASKI' }));
    await expect(canvas.getByText(/1.code/)).toBeVisible();
  },
};
