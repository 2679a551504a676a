import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BackButton } from './index.ts';

afterEach(cleanup);

it('The back button has its arrow from the first paint on', () => {
  render(<BackButton label="Revenir" press={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Revenir' }).querySelectorAll('svg path')).toHaveLength(1);
});

it('The back button navigates back when pressed', async () => {
  const press = vi.fn<() => void>();
  render(<BackButton label="Revenir" press={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Revenir' }));
  expect(press).toHaveBeenCalledOnce();
});
