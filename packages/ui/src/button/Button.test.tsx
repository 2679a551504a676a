import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  ])('handles $presses press when isBusy is $isBusy, and stays focused', async ({ isBusy, presses }) => {
    let received = 0;
    render(
      <Button variant="primary" isBusy={isBusy} onClick={() => (received += 1)}>
        Ajouter
      </Button>,
    );
    const button = screen.getByRole('button');
    button.focus();
    await userEvent.click(button);
    expect(received).toEqual(presses);
    expect(document.activeElement).toEqual(button);
  });

  it.each([
    { what: 'leaves the field', props: {}, isLeft: true },
    { what: 'stays in the field', props: staysInField, isLeft: false },
  ])('a press on a button that $what', async ({ props, isLeft }) => {
    render(
      <>
        <input />
        <Button variant="primary" {...props} />
      </>,
    );
    screen.getByRole('textbox').focus();
    await userEvent.click(screen.getByRole('button'));
    expect(document.activeElement === screen.getByRole('button')).toBe(isLeft);
  });

  it('does not send a form while it is busy', async () => {
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
    await userEvent.click(screen.getByRole('button'));
    expect(sent).toBe(0);
  });
});
