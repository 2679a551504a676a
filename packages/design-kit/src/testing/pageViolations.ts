import { waitFor } from '@testing-library/react';
import type { LoadedDesign } from '../loadedDesign.tsx';
import type { PageName } from '../pages.ts';
import { axeViolations } from './axeViolations.ts';
import { renderMarkup } from './renderMarkup.tsx';
import type { State } from './pageStates.ts';

/** Violations of a page in a state, one sentence each; none for a page that redirects. */
export async function pageViolations(
  whole: LoadedDesign,
  page: PageName,
  state: State,
  hasAxe = true,
): Promise<string[]> {
  const { main, navigations } = await renderMarkup(whole, page, state);
  if (navigations.length > 0) return [];
  const titles = main.querySelectorAll('h1').length;
  return [
    ...(titles === 1 ? [] : [`has ${titles} titles (h1)`]),
    ...(hasAxe ? await axeViolations(main) : []),
  ];
}

const plain = (text: string) => text.replaceAll('\u2019', "'");

/** Words that a page does not say, a sentence each. */
export async function wordViolations(
  whole: LoadedDesign,
  page: PageName,
  state: State,
  text: string,
): Promise<string[]> {
  const { main } = await renderMarkup(whole, page, state);
  const isSaid = () => plain(main.textContent).includes(plain(text));
  await waitFor(() => {
    if (!isSaid()) throw new Error(`«${text}» is not said yet.`);
  }).catch(() => undefined);
  return isSaid() ? [] : [`does not say «${text}»`];
}
