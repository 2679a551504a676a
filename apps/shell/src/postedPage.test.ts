import { aCart, aCartLine, aProductWithVariations, aStore } from '@teranga/testing';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { describe, expect, it } from 'vitest';
import type { BrowserState } from './page/browserState.ts';
import { designs, render } from './testing/builtShell.ts';
import { testReader } from './testing/testReader.ts';
import { someMoment, someSettings } from './testing/someStore.ts';

const values = { firstName: 'Awa', lastName: '', email: 'awa@', subject: '<b>', message: 'Salut' };
const posted = {
  sendContact: {
    values,
    errors: { lastName: 'Le nom est requis', email: "L'email n'est pas valide" },
    message: 'Veuillez corriger les erreurs dans le formulaire',
  },
};

const pageOf = async (design: string) => {
  const { read } = testReader({});
  const settings = someSettings({ design });
  return parseDocument((await render({ url: '/contacts', settings, read, now: someMoment, posted })).html);
};

const stateOf = (page: Document) =>
  JSON.parse(textsOf(page, 'script#teranga-state')[0] ?? '{}') as BrowserState;

/** The value of the field of this name. */
const valueOf = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

/** Whether an element comes before another in its document. */
const isBefore = (element: Element, other: Element | null) =>
  other !== null && (element.compareDocumentPosition(other) & element.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The texts of the links to a field. */
const linksTo = (page: ParentNode | null, name: string) =>
  page ? textsOf(page, `a[href="#champ-${name}"]`) : [];

describe.each(designs)('the page of a posted form, in the design $id,', ({ id }) => {
  it('begins with the errors, each a link to its field', async () => {
    const page = await pageOf(id);
    const summary = page.querySelector<HTMLElement>('section#form-summary');
    expect(summary?.textContent).toContain(posted.sendContact.message);
    for (const [name, text] of Object.entries(posted.sendContact.errors)) {
      expect(linksTo(summary, name)).toEqual([text]);
      expect(page.getElementById(`champ-${name}`)).not.toBeNull();
    }
    expect(summary?.hasAttribute('autofocus')).toBe(true);
    expect(summary && isBefore(summary, page.getElementById('racine'))).toBe(true);
  });

  it('preserves what was typed, as text', async () => {
    const page = await pageOf(id);
    expect(valueOf(page, 'firstName')).toBe('Awa');
    expect(valueOf(page, 'subject')).toBe('<b>');
  });

  it('carries the form and its address for hydration', async () => {
    const { at, store } = stateOf(await pageOf(id));
    expect(at).toBe('/contacts');
    expect(store.posted).toEqual(posted);
  });
});

const choices = { 'option.Couleur': 'Rouge', 'option.Taille': 'L' };
const soldOut = 'Rupture de stock';
const code = 'Code de vérification incorrect.';
const product = aProductWithVariations({ id: 'robe-wax' });
const answers = { getStore: aStore(), getCart: aCart([aCartLine()]), 'getProduct robe-wax': product };
const refused = {
  '/products/robe-wax': {
    addToCart: {
      values: { productId: 'robe-wax', quantity: '1', ...choices },
      errors: { quantity: soldOut },
      message: soldOut,
    },
  },
  '/checkout': {
    placeOrder: {
      values: { codeContact: '+221771234567', firstName: 'Awa', otp: '000000' },
      errors: { otp: code },
      message: code,
    },
  },
};

const pageOfRefused = async (design: string, url: keyof typeof refused) => {
  const { read } = testReader({ answers });
  const settings = someSettings({ design });
  const { html } = await render({ url, settings, read, now: someMoment, posted: refused[url] });
  return parseDocument(html);
};

describe.each(designs)('the page of a refused form, in the design $id,', ({ id }) => {
  it('keeps options that are sold out chosen', async () => {
    const page = await pageOfRefused(id, '/products/robe-wax');
    const chosen = page.querySelectorAll<HTMLInputElement>('input[type=radio][checked]');
    expect(Array.from(chosen, ({ value }) => value)).toEqual(['Rouge', 'L']);
  });

  it.each([
    ['/products/robe-wax', 'quantity', soldOut],
    ['/checkout', 'otp', code],
  ] as const)('links the one message of %s to its field', async (url, name, text) => {
    const page = await pageOfRefused(id, url);
    expect(linksTo(page, name)).toEqual([text]);
    expect(page.getElementById(`champ-${name}`)).not.toBeNull();
  });

  it('still requests the code of an order after a wrong one', async () => {
    const page = await pageOfRefused(id, '/checkout');
    expect(valueOf(page, 'codeContact')).toBe('+221771234567');
    expect(valueOf(page, 'otp')).toBeDefined();
  });
});

it('A page without a posted form says nothing of one', async () => {
  const { read } = testReader({});
  const { html } = await render({ url: '/contacts', settings: someSettings(), read, now: someMoment });
  const page = parseDocument(html);
  expect(page.getElementById('form-summary')).toBeNull();
  expect(stateOf(page).at).toBeUndefined();
});
