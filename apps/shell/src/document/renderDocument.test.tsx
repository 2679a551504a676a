import { dehydrate, makeStore } from '@teranga/core/app/store';
import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { someSettings } from '../testing/someStore.ts';
import { hashSource, inlineText } from './contentSecurityPolicy.ts';
import type { DocumentProps } from './Document.tsx';
import { timeoutMs } from './errorStyle.ts';
import { renderDocument } from './renderDocument.tsx';

const props: DocumentProps = {
  settings: someSettings(),
  designId: 'default',
  savesData: false,
  isScriptless: false,
  notice: null,
  pause: null,
  icon: null,
  metadata: { title: 'Accueil', tags: [] },
  assets: {
    entry: 'assets/entry.js',
    scripts: ['assets/entry.js'],
    styles: ['assets/page.css'],
    sheets: [{ address: '/assets/page.css', css: inlineText('a{color:red}') }],
    flatSheet: 'assets/flat.css',
  },
  content: '<main>Bonjour</main>',
  state: {
    store: dehydrate(makeStore({ settings: someSettings() }).getState()),
    parts: [],
  },
  currency: null,
  contacts: { phone: null, whatsappHref: null },
  form: null,
};

function parsed(change: Partial<DocumentProps>, css = '') {
  const { html, inline } = renderDocument({ ...props, ...change }, css);
  const page = parseDocument(html);
  return { inline, page, texts: (selector: string) => textsOf(page, selector) };
}

it('A page of a paused store says so before the page', () => {
  const text = 'La boutique est en congé. Revenez bientôt.';
  const { page } = parsed({ pause: text });
  expect(page.querySelector('body > aside')?.textContent).toBe(text);
});

it.each([
  ['a page', {}, ''],
  ['a page of a paused store', { pause: 'En congé.' }, ''],
  ['a page with styles of its operator', {}, 'b{color:blue}'],
  ['an error page', { state: null }, ''],
  ['a page for a browser without scripts', { isScriptless: true }, 'b{color:blue}'],
])('%s lists the hash of each of its inline scripts and styles', (_what, change, css) => {
  const { inline, texts } = parsed(change, css);
  expect(inline.scripts).toEqual(texts('script:not([src], [type])').map(hashSource));
  expect(inline.styles).toEqual(texts('style').map(hashSource));
});

it('A document lists its style sheets as disabled links, so that later code does not load them', () => {
  const links = [...parsed({}).page.querySelectorAll<HTMLLinkElement>('link[href="/assets/page.css"]')];
  expect(links.map((link) => link.hasAttribute('disabled'))).toEqual([true]);
});

it('A document loads the style sheet for old browsers without scripts too', () => {
  expect(parsed({}).page.querySelector('noscript')?.innerHTML).toContain('href="/assets/flat.css"');
});

it('A document links a style sheet that marks browsers without scripts', () => {
  expect(parsed({}).page.querySelector('noscript')?.innerHTML).toContain('href="/no-script.css"');
});

it('A document for a browser without scripts carries the shared style sheet in place of styles, state and code', () => {
  const { page, texts } = parsed({ isScriptless: true });
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')];
  expect(sheets.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
    ['/assets/flat.css', false],
  ]);
  expect(texts('style')).not.toContain('a{color:red}');
  expect(page.getElementById('teranga-state')).toBe(null);
  expect(page.querySelectorAll('script')).toHaveLength(1);
});

it('a document is whole for such a browser where the build has no shared style sheet', () => {
  const { page, texts } = parsed({ isScriptless: true, assets: { ...props.assets, flatSheet: null } });
  expect(texts('style')).toContain('a{color:red}');
  expect(page.getElementById('teranga-state')).not.toBe(null);
});

it('A document names the files of its code for its last script', () => {
  const assets = {
    ...props.assets,
    entry: 'assets/entry.js',
    scripts: ['assets/vendor.js', 'assets/entry.js', 'assets/home.js'],
  };
  const script = [...parsed({ assets }).page.querySelectorAll('script')].at(-1);
  expect(script?.dataset['entry']).toBe('/assets/entry.js');
  expect(script?.dataset['preload']).toBe('/assets/vendor.js /assets/entry.js /assets/home.js');
});

it('A document is marked for a browser that saves data, and for no other', () => {
  const marks = [true, false].map((savesData) => parsed({ savesData }).page.documentElement.dataset['saver']);
  expect(marks).toEqual(['', undefined]);
});

it('a document shows the bar of a preview before the page, as text', () => {
  const notice = { text: 'Aperçu <b>', leave: { href: '/?apercu=fin', label: 'Quitter l’aperçu' } };
  const bar = parsed({ notice }).page.body.firstElementChild;
  expect(bar?.querySelector('p')?.textContent).toBe('Aperçu <b>');
  expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/?apercu=fin');
});

it('a document of a page that failed hides its error for a while, not without scripts', () => {
  const { page, texts } = parsed({ state: null });
  expect(texts('style')[0]).toContain(`[data-error]>*{animation:error-seen 1ms ${timeoutMs}ms both}`);
  expect(page.querySelector('noscript')?.innerHTML).toContain('[data-error]>*{animation:none}');
  expect(page.getElementById('teranga-state')).toBe(null);
});
