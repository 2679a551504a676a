import { TestStore } from '@teranga/core/testing/store';
import { DesignProvider, loadTier, unloaded } from '@teranga/design-kit';
import { TestRouter } from '@teranga/design-kit/testing/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { design } from '../index.ts';
import AuthPage from './AuthPage.tsx';

const loaded = unloaded(design);
const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.textContent);
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const renderedAt = (search: string) => (
  <TestRouter at={`/auth${search}`}>
    <DesignProvider value={loaded}>
      <TestStore>
        <Suspense>
          <AuthPage />
        </Suspense>
      </TestStore>
    </DesignProvider>
  </TestRouter>
);

it('Registration reached from the bottom of sign-in is shown from its title on', async () => {
  for (const tier of ['first', 'later'] as const) await loadTier(loaded, tier);
  const page = await act(async () => render(renderedAt('')));
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  page.rerender(renderedAt(''));
  expect(shown).toEqual([]);
  page.rerender(renderedAt('?mode=register'));
  await screen.findByRole('heading', { level: 1, name: 'Créer un compte' });
  expect(shown).toEqual(['Créer un compte']);
});

it('A press on the form’s submit button does not blur a field, as its error message would move the button', async () => {
  for (const tier of ['first', 'later'] as const) await loadTier(loaded, tier);
  await act(async () => render(renderedAt('')));
  const send = await screen.findByRole('button', { name: 'Recevoir mon code' });
  const field = screen.getByRole('textbox', { name: /Téléphone/ });
  act(() => field.focus());
  await userEvent.pointer({ keys: '[MouseLeft>]', target: send });
  expect(document.activeElement).toBe(field);
});
