import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { anOrderPage, answers, aSession, records, refuses, serveConsole } from '../testing/consoleServer.ts';
import { renderConsole } from '../testing/renderConsole.tsx';

const server = serveConsole('owner', 'commandes');
afterEach(cleanup);

const signedOut = () => refuses('get', '/session', 401, { message: 'Veuillez vous connecter.' });

describe('Signing in', () => {
  it('requires a contact, then the code that was sent, and opens the console', async () => {
    const sending = records('post', '/session/code', { contact: '', message: '' });
    const signIn = records('post', '/session', aSession());
    server.use(signedOut(), sending.handler, signIn.handler, answers('/orders', anOrderPage([])));
    const user = userEvent.setup();
    renderConsole('/commandes');
    await user.type(await screen.findByLabelText('Téléphone ou adresse e-mail'), 'awa@teranga.example');
    await user.click(screen.getByRole('button', { name: 'Recevoir un code' }));
    const code = await screen.findByLabelText('Code à 6 chiffres');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.keyboard('123 456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Commandes' })).toBeTruthy();
    expect(signIn.bodies).toEqual([{ login: 'awa@teranga.example', otp: '123456' }]);
  });

  it('sends no code for an empty contact', async () => {
    server.use(signedOut());
    renderConsole('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Recevoir un code' }));
    expect(
      await screen.findByText('Saisissez votre numéro de téléphone ou votre adresse e-mail.'),
    ).toBeTruthy();
  });

  it('keeps the form of the code for a staff member who left to read the code', async () => {
    let reads = 0;
    const code = records('post', '/session/code', { contact: '', message: '' });
    server.use(
      http.get('*/api/admin/session', () => {
        reads += 1;
        return HttpResponse.json({ message: 'Veuillez vous connecter.' }, { status: 401 });
      }),
      code.handler,
    );
    renderConsole('/');
    await userEvent.type(
      await screen.findByLabelText('Téléphone ou adresse e-mail'),
      'awa@teranga.example{Enter}',
    );
    await userEvent.type(await screen.findByLabelText('Code à 6 chiffres'), '12');
    fireEvent.focus(window);
    await waitFor(() => expect(reads).toBe(2));
    expect(screen.getByLabelText('Code à 6 chiffres')).toHaveProperty('value', '12');
  });

  it('says what the server says of a wrong code', async () => {
    const code = records('post', '/session/code', { contact: '', message: '' });
    const message = 'Ce code n’est pas le bon.';
    server.use(
      signedOut(),
      code.handler,
      refuses('post', '/session', 422, { message, errors: { otp: [message] } }),
    );
    renderConsole('/');
    await userEvent.type(
      await screen.findByLabelText('Téléphone ou adresse e-mail'),
      'awa@teranga.example{Enter}',
    );
    await userEvent.type(await screen.findByLabelText('Code à 6 chiffres'), '000000{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

it('A session that ended leads to the sign-in', async () => {
  let isOver = false;
  server.use(
    http.get('*/api/admin/session', () =>
      isOver ? HttpResponse.json({ message: 'Non' }, { status: 401 }) : HttpResponse.json(aSession()),
    ),
    http.get('*/api/admin/orders', () => {
      isOver = true;
      return HttpResponse.json({ message: 'Non' }, { status: 401 });
    }),
  );
  renderConsole('/commandes');
  expect(await screen.findByRole('button', { name: 'Recevoir un code' })).toBeTruthy();
});

it('A server that cannot be reached is reported, with a way to retry', async () => {
  server.use(http.get('*/api/admin/session', () => HttpResponse.error()));
  renderConsole('/');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeTruthy();
});
