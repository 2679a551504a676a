import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aQuantity } from '../../fixtures/orders.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Diminuer la quantité' });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Augmenter la quantité' });

describe('QuantityStepper', () => {
  it.each([
    { at: 'the minimum', canDecrease: false, canIncrease: true },
    { at: 'the maximum', canDecrease: true, canIncrease: false },
    { at: 'the only product left', canDecrease: false, canIncrease: false },
  ])('offers no step beyond $at', ({ canDecrease, canIncrease }) => {
    render(<QuantityStepper label="Quantité" quantity={aQuantity({ canDecrease, canIncrease })} />);
    expect(less().disabled).toBe(!canDecrease);
    expect(more().disabled).toBe(!canIncrease);
  });

  it('says each press and each choice once', async () => {
    const said: (string | number)[] = [];
    const quantity = aQuantity({
      decrease: () => said.push('less'),
      increase: () => said.push('more'),
      set: (value) => said.push(value),
    });
    render(<QuantityStepper label="Quantité" quantity={quantity} />);
    await userEvent.click(less());
    await userEvent.click(more());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantité' }), '5');
    expect(said).toEqual(['less', 'more', 5]);
  });

  it('lists the present number even when stock no longer offers it', () => {
    render(<QuantityStepper label="Quantité" quantity={aQuantity({ value: 9, choices: [1, 2] })} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['1', '2', '9']);
  });
});
