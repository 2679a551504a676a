import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckboxField, ChoiceCards, FieldRow, SelectField, TextField } from './index.ts';

afterEach(cleanup);

const options = [
  { value: 'plateau', label: 'Plateau' },
  { value: 'ngor', label: 'Ngor' },
];
const payments = [
  { value: 'cod', label: 'À la livraison', description: 'En espèces', price: 'Gratuit' },
  { value: 'paytech', label: 'En ligne', description: 'Carte ou mobile money' },
] as const;

/** What assistive technology reads after a control's name. */
function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' | ');
}

describe('a field', () => {
  const words = { label: 'Ville', hint: 'Comme Dakar', error: 'La ville est requise', isRequired: true };

  it.each([
    ['TextField', () => <TextField name="city" {...words} />, 'textbox'],
    ['SelectField', () => <SelectField name="city" options={options} {...words} />, 'combobox'],
    ['CheckboxField', () => <CheckboxField name="city" {...words} />, 'checkbox'],
    [
      'ChoiceCards',
      () => (
        <ChoiceCards
          value=""
          choices={options.map((o) => ({ ...o, description: '' }))}
          choose={() => undefined}
          {...words}
        />
      ),
      'radiogroup',
    ],
  ])('the component %s ties its control to label, hint and error', (_name, element, role) => {
    render(element());
    const control = screen.getByRole(role, { name: /^Ville/ });
    expect(descriptionOf(control)).toBe('Comme Dakar | La ville est requise');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('has no error attributes without an error', () => {
    render(<TextField name="city" label="Ville" />);
    const control = screen.getByRole('textbox', { name: 'Ville' });
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(control.getAttribute('aria-describedby')).toBeNull();
  });

  it('cannot be written in when it is read-only', () => {
    render(<TextField name="phone" label="Téléphone" type="tel" isReadOnly defaultValue="+221771234567" />);
    expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
  });

  it('leaves validation to the form: the browser’s own bubble never shows', () => {
    render(
      <form aria-label="Commande">
        <TextField name="city" label="Ville" isRequired />
      </form>,
    );
    expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  });

  it('gives each of two fields of the same name a unique id', () => {
    render(
      <FieldRow>
        <TextField name="city" label="Ville" />
        <TextField name="city" label="Autre ville" />
      </FieldRow>,
    );
    expect(screen.getByLabelText('Ville')).not.toBe(screen.getByLabelText('Autre ville'));
  });
});

describe('ChoiceCards', () => {
  it('selects the pressed card', async () => {
    const chosen: string[] = [];
    render(
      <ChoiceCards label="Paiement" value="cod" choices={payments} choose={(value) => chosen.push(value)} />,
    );
    await userEvent.click(screen.getByRole('radio', { name: /En ligne/ }));
    expect(chosen).toEqual(['paytech']);
  });

  it('shows only the selected card as selected', () => {
    render(<ChoiceCards label="Paiement" value="cod" choices={payments} choose={() => undefined} />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
      true,
      false,
    ]);
  });
});
