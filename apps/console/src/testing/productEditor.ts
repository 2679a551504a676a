import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import { aStaffProduct } from './aStaffProduct.ts';
import { answers, serveConsole } from './consoleServer.ts';
import { renderConsole } from './renderConsole.tsx';

/** The console's server with what the screen of a product reads besides the product. */
export function serveEditor() {
  const server = serveConsole('manager', 'articles');
  beforeEach(() =>
    server.use(
      answers('/categories', { items: [] }),
      answers('/collections', { items: [] }),
      answers('/brands', { items: [] }),
      answers('/tags', { items: [] }),
      http.post('*/api/admin/price-preview', () => HttpResponse.json({ errors: [], periods: [] })),
    ),
  );
  const open = async (product = aStaffProduct()) => {
    server.use(answers('/products/robe', product));
    renderConsole('/articles/article/robe');
    await screen.findByRole('textbox', { name: 'Nom' });
  };
  return { server, open };
}

/** Presses the button of the form with the name: the stock has one of its own. */
export const saveForm = async () => {
  const form = screen.getByRole('textbox', { name: 'Nom' }).closest('form') ?? document.body;
  await userEvent.click(within(form).getByRole('button', { name: 'Enregistrer' }));
};
