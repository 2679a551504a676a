import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CurrencyMenu } from './CurrencyMenu.tsx';

function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Devise
      </button>
      <CurrencyMenu isOpen={isOpen} close={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'default/CurrencyMenu',
  component: Opened,
  parameters: {
    docs: {
      description: {
        component:
          'Les monnaies dans lesquelles lire les prix. **Quand l’utiliser :** dans l’en-tête, si la boutique propose d’autres monnaies.',
      },
    },
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choix: Story = {
  name: 'Choix',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Franc CFA/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Euro/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Devise' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Euro/ })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};
