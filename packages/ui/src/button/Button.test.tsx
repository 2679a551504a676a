import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { staysInField } from './staysInField.ts';

afterEach(cleanup);

describe('Button', () => {
  it('does not send a form unless it says so', () => {
    render(<Button variant="quiet">Copier</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it.each([
    { isBusy: false, presses: 1 },
    { isBusy: true, presses: 0 },
  ])('handles $presses press when isBusy is $isBusy, and stays focused', ({ isBusy, presses }) => {
    let received = 0;
    render(
      <Button variant="primary" isBusy={isBusy} onClick={() => (received += 1)}>
        Ajouter
      </Button>,
    );
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(received).toEqual(presses);
    expect(document.activeElement).toEqual(button);
  });

  it.each([
    { what: 'leaves the field', props: {}, isLeft: true },
    { what: 'stays in the field', props: staysInField, isLeft: false },
  ])('a press on a button that $what', ({ props, isLeft }) => {
    render(<Button variant="primary" type="submit" {...props} />);
    expect(fireEvent.mouseDown(screen.getByRole('button'))).toBe(isLeft);
  });

  it('does not send a form while it is busy', () => {
    let sent = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Button variant="primary" type="submit" isBusy>
          Valider
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(sent).toBe(0);
  });
});
