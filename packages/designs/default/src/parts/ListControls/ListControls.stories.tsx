import type { Meta, StoryObj } from '@storybook/react-vite';
import { aList } from '../../fixtures/catalogue.ts';
import { ListControls } from './ListControls.tsx';

const meta = {
  title: 'default/ListControls',
  component: ListControls,
  args: { list: aList() },
} satisfies Meta<typeof ListControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SansFiltre: Story = {
  name: 'Sans filtre',
};

export const DeuxFiltres: Story = {
  name: 'Deux filtres actifs',
  args: {
    list: aList({
      search: 'théière',
      chips: [
        { label: '« théière »', removeHref: '/products' },
        { label: 'Moins de 10 000 FCFA', removeHref: '/products?search=theiere' },
      ],
      clearHref: '/products',
    }),
  },
};

export const FiltresEnEchec: Story = {
  name: 'Filtres en échec',
  args: {
    list: aList({ filterFailure: { message: 'Failed to load filter options', retry: () => undefined } }),
  },
};
