import { afterEach, beforeEach, expect, it } from 'vitest';
import { goToFirstError } from './goToFirstError.ts';

const scrolledTo: (string | null)[] = [];

beforeEach(() => {
  // jsdom has no layout and cannot scroll.
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolledTo.push(this.getAttribute('name'));
  };
});
afterEach(() => {
  scrolledTo.length = 0;
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  return form;
}

const focused = () => document.activeElement?.getAttribute('name') ?? null;

it.each([
  [
    'a field',
    '<input name="a"><input name="b" aria-invalid="true"><input name="c" aria-invalid="true">',
    'b',
  ],
  ['a choice of several', '<fieldset aria-invalid="true"><input type="radio" name="a"></fieldset>', 'a'],
  ['a long text', '<textarea name="a" aria-invalid="true"></textarea>', 'a'],
  ['nothing', '<input name="a">', null],
])('goToFirstError focuses %s that is invalid', (_what, html, name) => {
  goToFirstError(formOf(html));
  expect(focused()).toEqual(name);
  expect(scrolledTo).toEqual(name === null ? [] : [name]);
});

it('goToFirstError scrolls to an invalid field that already has the focus', () => {
  const form = formOf('<input name="a" aria-invalid="true">');
  form.querySelector('input')?.focus();
  goToFirstError(form);
  expect(focused()).toBe('a');
  expect(scrolledTo).toEqual(['a']);
});

it('goToFirstError does nothing without a form', () => {
  goToFirstError(null);
  expect(focused()).toBe(null);
  expect(scrolledTo).toEqual([]);
});
