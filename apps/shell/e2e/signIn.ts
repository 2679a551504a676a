import { expect, type BrowserContext, type Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import type { DemoStore } from './stores.ts';

/** Registers by the API, with the code of the outbox; the browser keeps the cookies alone. */
export async function signIn(context: BrowserContext, page: Page, { origin }: DemoStore) {
  const phone = aPhone();
  await page.goto(`${origin}/delivery-info`);
  const contact = await page.evaluate(async (number) => {
    const { csrfToken } = (await (await fetch('/csrf-token')).json()) as { csrfToken: string };
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrfToken };
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api/auth/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { contact: string };
    };
    const draft = { name: 'Awa Diop', address: 'Rue 10, Mermoz', phone: number, email: null };
    const { contact: to } = await post('register', draft);
    const sent = (await (await fetch('/dev/outbox.json')).json()) as { to: string; text: string }[];
    const newest = sent.filter((message) => message.to === to).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
    await post('verify-otp', { login: to, otp: newest.find(Boolean) ?? '' });
    return to;
  }, phone);
  const names = (await context.cookies(origin)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['session', 'sign-in', 'signed-in']));
  return contact;
}
