import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SortableList } from './SortableList.tsx';

function Names({ saved }: { saved: string[][] }) {
  const [names, setNames] = useState(['Mode', 'Maison', 'Épicerie']);
  const sort = (next: string[]) => {
    saved.push(next);
    setNames(next);
  };
  return (
    <SortableList label="Rayons" items={names} keyOf={(name) => name} nameOf={(name) => name} sort={sort}>
      {(name) => <span>{name}</span>}
    </SortableList>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('»').at(-1));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('A handle that is pressed offers to move its entry, and the new order is saved', async () => {
  const saved: string[][] = [];
  render(<Names saved={saved} />);
  await press('Déplacer « Épicerie »');
  expect(await screen.findByText('Place 3 sur 3')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Descendre' }).disabled).toBe(true);
  await press('Mettre en premier');
  expect(screen.getByText('Place 1 sur 3')).toBeDefined();
  await press('Terminé');
  expect(shown()).toEqual(['Épicerie', 'Mode', 'Maison']);
  await expect.poll(() => saved).toEqual([['Épicerie', 'Mode', 'Maison']]);
});
