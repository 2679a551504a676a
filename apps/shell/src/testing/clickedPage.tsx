import { act, Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { rootElementId } from '../browserState.ts';
import { replayQueuedClicks } from '../client/replayClicks.ts';
import { queueEarlyClicks } from '../inline/queueEarlyClicks.ts';

/**
 * A product to select, count and order, rendered like a page: each action is logged with the
 * selection at that moment.
 */
function Article({ said }: { said: string[] }) {
  const [color, setColor] = useState('red');
  const [size, setSize] = useState('S');
  const [count, setCount] = useState(1);
  const [name, setName] = useState('');
  const [isGift, setIsGift] = useState(false);
  const say = (what: string) => said.push([what, color, size, count, name, isGift].join(' '));
  return (
    <>
      {['red', 'blue'].map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="color"
          checked={color === each}
          onChange={() => setColor(each)}
        />
      ))}
      <select id="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option>S</option>
        <option>M</option>
      </select>
      <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        id="gift"
        type="checkbox"
        checked={isGift}
        onChange={({ target }) => setIsGift(target.checked)}
      />
      <fieldset>
        <button id="more" aria-label="Un de plus" onClick={() => setCount(count + 1)} />
      </fieldset>
      <button id="add" onClick={() => say('add')}>
        <b id="word">Ajouter</b>
      </button>
      <button id="like" aria-label="Aimer" onClick={() => say('like')} />
      <button id="menu" aria-label="Menu" popoverTarget="drawer" onClick={() => say('menu')} />
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          say('send');
        }}
      >
        <button id="send" aria-label="Envoyer" />
      </form>
      <p id="text">words</p>
      <a
        id="cart"
        href="/cart"
        onClick={(event) => {
          event.preventDefault();
          say('cart');
        }}
      >
        Panier
      </a>
    </>
  );
}

/** A part of a page whose code loads later than the page: see `lazyIsland`. */
function Piece({ code, said }: { code: Promise<void> | null; said: string[] }) {
  if (code) use(code);
  const [name, setName] = useState('');
  return (
    <>
      <input id="late-name" value={name} onChange={({ target }) => setName(target.value)} />
      <button id="late" aria-label="Plus tard" onClick={() => said.push(['late', name].join(' '))} />
    </>
  );
}

export const pageOf = (code: Promise<void> | null) => (
  <>
    <Article said={said} />
    <Suspense>
      <Piece code={code} said={said} />
    </Suspense>
  </>
);

/** Log of actions, each with the selection at that moment. */
export const said: string[] = [];
let root: Root | null = null;

export const byId = (id: string) => document.getElementById(id) ?? document.body;

/** The event of code that failed to load. */
export const lost = 'vite:preloadError';

/** Removes the listeners of the document's script before another document is opened. */
let leave = () => {};

/** Runs the document's first script. */
export function beginDocument() {
  leave();
  const listen = vi.spyOn(window, 'addEventListener');
  // oxlint-disable-next-line typescript/no-implied-eval -- the script is a text, as in the document
  new Function(queueEarlyClicks)();
  const { calls } = listen.mock;
  leave = () =>
    calls.forEach(([name, onEvent]) =>
      [true, false].forEach((capture) => window.removeEventListener(name, onEvent, capture)),
    );
  listen.mockRestore();
}

/** The page as the server sends it, read by a browser, without its code. */
export function openPage() {
  beginDocument();
  document.body.innerHTML = `<div id="${rootElementId}">${renderToString(pageOf(null))}</div>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

/** React's part of it. */
export const hydrate = (code: Promise<void> | null = null) =>
  act(async () => {
    root = hydrateRoot(byId(rootElementId), pageOf(code));
  });

/** Ends it all. */
export async function endPage() {
  await act(async () => root?.unmount());
  root = null;
  leave();
  said.length = 0;
}

/** Hydrates the page, which replays its queue; an island follows once its code is loaded. */
export async function waitForHydration(code: Promise<void> | null = null) {
  await hydrate(code);
  await act(async () => replayQueuedClicks());
  for (let turn = 0; turn < 10; turn += 1) await act(() => vi.advanceTimersByTimeAsync(1));
}

const type = (id: string, value: string) => {
  const field = byId(id);
  Object.assign(field, { value });
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Performs one action: `size=M` selects or types, everything else is pressed. */
export const step = (done: string) => {
  const [id = '', value] = done.split('=');
  if (value === undefined) byId(id).click();
  else type(id, value);
};
