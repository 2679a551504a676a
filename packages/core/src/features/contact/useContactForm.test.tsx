import { fill } from '@teranga/testing/fill';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { dehydrate } from '../../app/store/makeStore.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { useContactForm } from './useContactForm.ts';

const served = serveWorld();

const whole = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: 'awa@example.sn',
  subject: 'Livraison',
  message: 'Livrez-vous à Thiès ?',
};

function Form() {
  const { fields, submit, submitLabel, dialog } = useContactForm();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map(({ name, ref, onChange, onBlur, defaultValue, error }) => (
        <p key={name}>
          <input aria-label={name} {...{ name, ref, onChange, onBlur, defaultValue }} />
          {error}
        </p>
      ))}
      <button type="submit">{submitLabel}</button>
      <output>{dialog?.title}</output>
    </form>
  );
}

const page = (store = makeTestStore()) => (
  <Provider store={store}>
    <Form />
  </Provider>
);
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const valuesNow = () => Object.keys(whole).map((name) => input(name).value);

async function write(values: Partial<typeof whole>) {
  for (const [name, value] of Object.entries(values)) await fill(input(name), value);
}
const press = () => userEvent.click(screen.getByRole('button'));

it('A form that is not right says so at each field, until that is changed', async () => {
  render(page());
  await write({ ...whole, firstName: '', email: 'awa@' });
  await press();
  expect(await screen.findByText('Erreur de validation')).toBeDefined();
  expect(screen.getByText("L'email n'est pas valide")).toBeDefined();
  await write({ firstName: 'A' });
  expect(screen.queryByText('Le prénom est requis')).toBe(null);
  expect(screen.getByText("L'email n'est pas valide")).toBeDefined();
});

it('A message is sent once, trimmed, and the form is cleared', async () => {
  const sent: unknown[] = [];
  served.server.use(
    http.post('*/api/contact', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  render(page());
  await write({ ...whole, firstName: ' Awa ' });
  // Without a pause in which the first press could be answered.
  await userEvent.setup({ delay: null }).dblClick(screen.getByRole('button'));
  expect(await screen.findByText('Message envoyé')).toBeDefined();
  expect(sent).toEqual([whole]);
  await waitFor(() => expect(valuesNow()).toEqual(['', '', '', '', '']));
  await press();
  expect(await screen.findByText('Le prénom est requis')).toBeDefined();
  expect(sent.length).toBe(1);
});

it('What the server refuses is said at its field, and what was written stays', async () => {
  served.server.use(
    http.post('*/api/contact', () =>
      HttpResponse.json({ message: 'Non', errors: { subject: ['Sujet refusé'] } }, { status: 422 }),
    ),
  );
  render(page());
  await write(whole);
  await press();
  expect(await screen.findByText('Sujet refusé')).toBeDefined();
  expect(valuesNow()).toEqual(Object.values(whole));
});

it('A form that was posted and refused is rendered with its values and errors; what is typed before hydration stays', async () => {
  const posted = { sendContact: { values: whole, errors: { subject: 'Sujet refusé' }, message: null } };
  const store = () => makeTestStore({ preloadedState: { ...dehydrate(makeTestStore().getState()), posted } });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(store()));
  expect(screen.getByText('Sujet refusé')).toBeDefined();
  input('firstName').value = 'Fatou';
  await act(async () => void hydrateRoot(root, page(store())));
  expect(valuesNow()).toEqual(['Fatou', ...Object.values(whole).slice(1)]);
  expect(screen.getByText('Sujet refusé')).toBeDefined();
  const sent: unknown[] = [];
  served.server.use(
    http.post('*/api/contact', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'ok' });
    }),
  );
  await press();
  await waitFor(() => expect(sent).toEqual([{ ...whole, firstName: 'Fatou' }]));
});
