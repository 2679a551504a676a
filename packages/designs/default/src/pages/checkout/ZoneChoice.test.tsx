import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ZoneChoice, zonesAsCards } from './ZoneChoice.tsx';

afterEach(cleanup);

const zones = (count: number, chosen: string[] = []) => ({
  value: 'z0',
  choices: Array.from({ length: count }, (_, index) => ({
    value: `z${String(index)}`,
    label: `Zone ${String(index)}`,
    description: 'Sous 24 heures',
    price: '1 000 FCFA',
  })),
  choose: (value: string) => chosen.push(value),
  error: 'Veuillez sélectionner votre zone de livraison',
});

describe('ZoneChoice', () => {
  it.each([
    { count: zonesAsCards, role: 'radiogroup' },
    { count: zonesAsCards + 1, role: 'combobox' },
  ])('renders $count zones as a $role with its error message', ({ count, role }) => {
    render(<ZoneChoice isPickup={false} zones={zones(count)} />);
    const control = screen.getByRole(role, { name: /^Zone de livraison/ });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Veuillez sélectionner votre zone de livraison').id).toBe(
      control.getAttribute('aria-describedby')?.split(' ').at(-1),
    );
  });

  it('chooses from the list, which names every price', async () => {
    const chosen: string[] = [];
    render(<ZoneChoice isPickup={false} zones={zones(zonesAsCards + 1, chosen)} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'z3');
    expect(chosen).toEqual(['z3']);
    expect(screen.getAllByRole('option')[3]?.textContent).toBe('Zone 3 · 1 000 FCFA');
  });

  it('names a place to come to as one', () => {
    render(<ZoneChoice isPickup zones={zones(1)} />);
    expect(screen.getByRole('radiogroup', { name: /^Lieu de retrait/ })).toBeDefined();
  });

  it('shows the selected zone in full beside the list, which cuts long names', () => {
    render(<ZoneChoice isPickup={false} zones={zones(zonesAsCards + 1)} />);
    expect(screen.getByText('Zone 0 · 1 000 FCFA · Sous 24 heures').id).toBe(
      screen.getByRole('combobox').getAttribute('aria-describedby')?.split(' ').at(0),
    );
  });
});
