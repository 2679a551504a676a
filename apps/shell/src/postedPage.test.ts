import { aCart, aCartLine, aProductWithVariations, aStore } from '@teranga/testing';
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
  return render({ url: '/contacts', settings: someSettings({ design }), read, now: someMoment, posted });
};

const stateOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="teranga-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as BrowserState;

describe.each(designs)('the page of a posted form, in the design $id,', ({ id }) => {
  it('begins with the errors, each a link to its field', async () => {
    const { html } = await pageOf(id);
    const [before = ''] = html.split('<div id="racine">');
    expect(before).toContain(posted.sendContact.message);
    for (const [name, text] of Object.entries(posted.sendContact.errors)) {
      expect(before).toContain(`<a href="#champ-${name}">${text.replaceAll("'", '&#x27;')}</a>`);
      expect(html).toContain(`id="champ-${name}"`);
    }
    expect(before).toMatch(/<section id="form-summary"[^>]* autofocus=""/);
  });

  it('preserves what was typed, as text', async () => {
    const { html } = await pageOf(id);
    expect(html).toMatch(/name="firstName"[^>]* value="Awa"|value="Awa"[^>]* name="firstName"/);
    expect(html).toContain('value="&lt;b&gt;"');
  });

  it('carries the form and its address for hydration', async () => {
    const { html } = await pageOf(id);
    const { at, store } = stateOf(html);
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
  return html;
};

describe.each(designs)('the page of a refused form, in the design $id,', ({ id }) => {
  it('keeps options that are sold out chosen', async () => {
    const html = await pageOfRefused(id, '/products/robe-wax');
    const chosen = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
      .map(([input]) => input)
      .filter((input) => input.includes('checked'))
      .map((input) => /value="([^"]*)"/.exec(input)?.[1]);
    expect(chosen).toEqual(['Rouge', 'L']);
  });

  it.each([
    ['/products/robe-wax', 'quantity', soldOut],
    ['/checkout', 'otp', code],
  ] as const)('links the one message of %s to its field', async (url, name, text) => {
    const html = await pageOfRefused(id, url);
    expect(html).toContain(`<a href="#champ-${name}">${text}</a>`);
    expect(html).toContain(`id="champ-${name}"`);
  });

  it('still requests the code of an order after a wrong one', async () => {
    const html = await pageOfRefused(id, '/checkout');
    expect(html).toMatch(/<input[^>]*name="codeContact"[^>]*value="\+221771234567"/);
    expect(html).toMatch(/<input[^>]*name="otp"/);
  });
});

it('A page without a posted form says nothing of one', async () => {
  const { read } = testReader({});
  const { html } = await render({ url: '/contacts', settings: someSettings(), read, now: someMoment });
  expect(html).not.toContain('form-summary');
  expect(stateOf(html).at).toBeUndefined();
});
