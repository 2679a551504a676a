import { expect, type Page } from '@playwright/test';

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API of the page's store, with the page's session; a refusal fails the test. */
export async function call<T>(page: Page, wanted: Call): Promise<T> {
  const answer = await page.evaluate(async ({ method = 'GET', path, body, headers }) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const sent = await fetch(`/api/${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { isOk: sent.ok, text: await sent.text() };
  }, wanted);
  expect(answer.isOk, `${wanted.path}: ${answer.text}`).toBe(true);
  return (answer.text === '' ? null : JSON.parse(answer.text)) as T;
}

/** Calls as a shopper, whose writes carry the token of the visit. */
export async function callAsShopper<T>(page: Page, path: string, body: unknown): Promise<T> {
  const csrfToken = await page.evaluate(
    async () => ((await (await fetch('/csrf-token')).json()) as { csrfToken: string }).csrfToken,
  );
  const headers = { 'X-CSRF-TOKEN': csrfToken, 'Idempotency-Key': crypto.randomUUID() };
  return call<T>(page, { method: 'POST', path, body, headers });
}

/** Uploads a table of products as a file and has it checked. */
export async function checkFile(page: Page, name: string, csv: string): Promise<string> {
  const id = await page.evaluate(
    async (file) => {
      const form = new FormData();
      form.append('file', new File([file.csv], file.name, { type: 'text/csv' }));
      const sent = await fetch('/api/admin/import-files', { method: 'POST', body: form });
      return ((await sent.json()) as { id: string }).id;
    },
    { name, csv },
  );
  const mapping = { sku: 'Code', name: 'Désignation', price: 'Prix', description: 'Texte', brand: 'Marque' };
  await call(page, {
    method: 'POST',
    path: `admin/import-files/${id}/check`,
    body: { source: 'spreadsheet', mapping, stock: 'keep', missing: 'keep' },
  });
  await expect
    .poll(async () => (await call<{ state: string }>(page, { path: `admin/import-files/${id}` })).state)
    .toBe('checked');
  return id;
}
