import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useMenuDetails } from './useMenuDetails.ts';

function Menu() {
  const { details, around } = useMenuDetails();
  const navigate = useNavigate();
  return (
    <>
      <div role="presentation" {...around}>
        <details ref={details}>
          <summary>Menu</summary>
          <a href="#boutique">Boutique</a>
          <a href="/search" aria-haspopup="dialog">
            Rechercher
          </a>
          <button type="button">Devise</button>
          <dialog>
            <button type="button">Euro</button>
          </dialog>
        </details>
      </div>
      <button type="button" onClick={() => navigate('/ailleurs')}>
        Ailleurs
      </button>
    </>
  );
}

const summary = () => screen.getByText('Menu');
const isOpen = () => summary().closest('details')?.open;

beforeEach(() => {
  render(
    <MemoryRouter>
      <Menu />
    </MemoryRouter>,
  );
  summary().closest('details')?.setAttribute('open', '');
});
afterEach(cleanup);

it('A menu closes once a link is followed, and stays for a link that opens a dialog', async () => {
  await userEvent.click(screen.getByText('Rechercher'));
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('Boutique'));
  expect(isOpen()).toBe(false);
});

it('A menu closes on navigation', async () => {
  await userEvent.click(screen.getByText('Ailleurs'));
  expect(isOpen()).toBe(false);
});

it('A menu closes on Escape and takes the focus, and leaves the Escape of a dialog to the dialog', async () => {
  screen.getByText('Euro').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  screen.getByText('Boutique').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toEqual(summary());
});

it('A menu closes when the focus leaves it, not when it moves within', () => {
  screen.getByText('Boutique').focus();
  screen.getByText('Devise').focus();
  expect(isOpen()).toBe(true);
  screen.getByText('Ailleurs').focus();
  expect(isOpen()).toBe(false);
});

it('A menu closes with a dialog that was opened from it, and takes the focus that this gives back', () => {
  screen.getByText('Devise').focus();
  fireEvent(screen.getByText('Euro').parentElement ?? summary(), new Event('close'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toEqual(summary());
});
