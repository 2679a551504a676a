import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { serverOrigin } from './stores.ts';

interface Answer {
  status: number;
  location: string | undefined;
  cookies: string[];
  body: string;
}

/** Sends a request to the server under a store's host, with these headers and no others. */
async function send(url: URL, headers: Record<string, string>, form?: string): Promise<Answer> {
  const { hostname, port } = new URL(serverOrigin);
  const path = url.pathname + url.search;
  const method = form === undefined ? 'GET' : 'POST';
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: { host: url.host, ...headers } }, resolve);
    sent.on('error', reject);
    sent.end(form);
  });
  return {
    status: answer.statusCode ?? 0,
    location: answer.headers.location,
    cookies: answer.headers['set-cookie'] ?? [],
    body: await text(answer),
  };
}

const mostRedirects = 5;

/** Its parser makes documents without a view: their style sheets are not read. */
const { window } = new JSDOM('');
const parser = new window.DOMParser();

/**
 * A browser of HTML 4: links, forms and cookies. It runs no script and says nothing of where a form
 * comes from.
 */
export class Html4Client {
  readonly #jar = new Map<string, string>();
  #url: URL;
  #document = window.document;
  #body = '';
  status = 0;

  constructor(origin: string) {
    this.#url = new URL(origin);
  }

  get address(): string {
    return this.#url.pathname + this.#url.search;
  }

  get text(): string {
    return this.#document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';
  }

  /** What the API answers, opened as a page. */
  json(): unknown {
    return JSON.parse(this.#body);
  }

  async open(href: string, form?: string): Promise<void> {
    this.#url = new URL(href, this.#url);
    const headers = {
      cookie: this.#cookie,
      ...(form !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(form)),
      }),
    };
    let answer = await send(this.#url, headers, form);
    for (let left = mostRedirects; left > 0 && answer.location !== undefined; left -= 1) {
      this.#remember(answer);
      this.#url = new URL(answer.location, this.#url);
      answer = await send(this.#url, { cookie: this.#cookie });
    }
    this.#remember(answer);
    this.status = answer.status;
    this.#body = answer.body;
    this.#document = parser.parseFromString(answer.body, 'text/html');
  }

  get #cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #remember({ cookies }: Answer): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** Follows the first link of the page itself whose text or address matches. */
  async follow(match: RegExp): Promise<void> {
    const links = [...this.#document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    const link = links.find(
      (each) => match.test(each.textContent ?? '') || match.test(each.getAttribute('href') ?? ''),
    );
    if (!link) throw new Error(`${this.address} has no link ${match.source}.`);
    await this.open(link.getAttribute('href') ?? '');
  }

  /** The field of that name, in any form of the page. */
  field(name: string): HTMLInputElement {
    const field = this.#document.querySelector<HTMLInputElement>(`main [name="${name}"]:not([type=hidden])`);
    if (!field) throw new Error(`${this.address} has no field ${name}.`);
    return field;
  }

  /** The message at a field. */
  errorOf(name: string): string {
    const ids = this.field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => this.#document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
  }

  type(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.field(name).value = value;
  }

  /** Chooses another option of a product than the page did, and returns it. */
  chooseOther(name: RegExp): string {
    const radios = [...this.#document.querySelectorAll<HTMLInputElement>('main input[type=radio]:enabled')];
    const other = radios.find(
      (each) => name.test(each.name) && !each.checked && !each.closest('label')?.title.includes(','),
    );
    const radio = other ?? radios.find((each) => name.test(each.name));
    if (!radio) throw new Error(`${this.address} has no option.`);
    radio.checked = true;
    return radio.closest('label')?.title ?? radio.value;
  }

  choose(name: string, value: string): void {
    const radio = this.#document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    if (!radio) throw new Error(`${this.address} offers no ${value} for ${name}.`);
    radio.checked = true;
  }

  /** Answers every required question that is still open: a choice by its first, else by a text. */
  answerAll(answerTo: (name: string, type: string, index: number) => string): void {
    const fields = this.#document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main form [aria-required=true]',
    );
    [...fields].forEach((field, index) => {
      if (field instanceof window.HTMLSelectElement) field.selectedIndex = 1;
      else if (field.type !== 'radio' && field.value === '')
        field.value = answerTo(field.name, field.type, index);
    });
  }

  /** Presses a button, and confirms the form where the server requires it. */
  async press(match: RegExp): Promise<void> {
    const buttons = [
      ...this.#document.querySelectorAll<HTMLButtonElement>('main button, body > form button'),
    ];
    const button = buttons.find((each) => {
      const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
      return each.type === 'submit' && !each.disabled && match.test(name.trim());
    });
    const { form } = button ?? {};
    if (!button || !form) throw new Error(`${this.address} has no button ${match.source}.`);
    const pairs = [...new window.FormData(form, button)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const query = new URLSearchParams(pairs).toString();
    const action = form.getAttribute('action') ?? '';
    if (form.method === 'get') await this.open(`${action}?${query}`);
    else await this.open(action, query);
    if (this.text.includes('Confirmez votre demande') && match.source !== '^Confirmer$')
      await this.press(/^Confirmer$/);
  }
}
