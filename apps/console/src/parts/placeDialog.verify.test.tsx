import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import '@teranga/browser-support/polyfills';
import { SortableList } from './SortableList.tsx';

afterEach(cleanup);

function Names({ saved, wait }: { saved: string[][]; wait?: () => Promise<void> }) {
  const [names, setNames] = useState(['Mode', 'Maison', 'Épicerie']);
  const sort = async (next: string[]) => {
    await wait?.();
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
  expect((await screen.findByLabelText<HTMLSelectElement>('Place, sur 3')).value).toBe('2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Descendre' }).disabled).toBe(true);
  await press('Mettre en premier');
  expect(screen.getByLabelText<HTMLSelectElement>('Place, sur 3').value).toBe('0');
  await press('Terminé');
  expect(shown()).toEqual(['Épicerie', 'Mode', 'Maison']);
  await expect.poll(() => saved).toEqual([['Épicerie', 'Mode', 'Maison']]);
});

it('A place is chosen by its number', async () => {
  const saved: string[][] = [];
  render(<Names saved={saved} />);
  await press('Déplacer « Épicerie »');
  await userEvent.selectOptions(await screen.findByLabelText('Place, sur 3'), '2');
  await expect.poll(() => saved).toEqual([['Mode', 'Épicerie', 'Maison']]);
});

it('A move while an order is being saved stays, and is saved after it', async () => {
  const saved: string[][] = [];
  const answers: (() => void)[] = [];
  render(<Names saved={saved} wait={() => new Promise((resolve) => answers.push(() => resolve()))} />);
  const handle = screen.getByRole('button', { name: 'Déplacer « Épicerie »' });
  handle.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => answers).toHaveLength(1);
  await userEvent.keyboard('{ArrowUp}');
  answers[0]?.();
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(['Épicerie', 'Mode', 'Maison']);
  answers[1]?.();
  await expect.poll(() => saved.at(-1)).toEqual(['Épicerie', 'Mode', 'Maison']);
});
