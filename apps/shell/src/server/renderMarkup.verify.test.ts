import { makeStore } from '@teranga/core/app/store';
import { parseDocument } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { errorMark } from '../page/mainElement.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { renderMarkup } from './renderMarkup.tsx';
import { wholeDesign } from './wholeDesign.ts';

it('renderMarkup marks the error page that replaces another, and no other page', async () => {
  const whole = await wholeDesign('default');
  const store = makeStore({ settings: someSettings(), now: () => someMoment });
  const url = new URL('http://page/nulle-part');
  const pages = await Promise.all([true, false].map((isError) => renderMarkup(whole, store, url, isError)));
  const marked = pages.map(
    ({ content }) => parseDocument(content).querySelectorAll(`main[${errorMark}]`).length,
  );
  expect(marked).toEqual([1, 0]);
});
