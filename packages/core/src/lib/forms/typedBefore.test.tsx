import { afterEach, expect, it } from 'vitest';
import { typedBefore } from './typedBefore.ts';

afterEach(() => document.body.replaceChildren());

const fields = `
  <input name="firstName" value="">
  <input name="city" value="Dakar">
  <textarea name="message"></textarea>
  <input type="hidden" name="orderKey" value="a">
  <select name="travelType"><option value="oneWay">Aller</option><option value="roundTrip" selected>Aller-retour</option></select>
  <select name="cabin"><option value="">Choisir</option><option value="business">Affaires</option></select>
  <input type="radio" name="method" value="cod" checked><input type="radio" name="method" value="paytech">`;
const set = (selector: string, value: string) => {
  const control = document.querySelector<HTMLInputElement>(selector);
  if (control) control.value = value;
};

const names = ['firstName', 'city', 'message', 'orderKey', 'travelType', 'cabin', 'method', 'gone'] as const;

it('typedBefore finds nothing in fields as the server rendered them', () => {
  document.body.innerHTML = fields;
  expect(typedBefore(names)).toEqual({});
});

it('typedBefore finds what was typed and chosen before hydration, and what was emptied', () => {
  document.body.innerHTML = fields;
  set('[name=firstName]', 'Awa');
  set('[name=city]', '');
  set('textarea', 'Bonjour');
  set('[name=travelType]', 'oneWay');
  set('[name=cabin]', 'business');
  set('[name=orderKey]', 'b');
  document.querySelector<HTMLInputElement>('[value=paytech]')?.click();
  expect(typedBefore(names)).toEqual({
    firstName: 'Awa',
    city: '',
    message: 'Bonjour',
    travelType: 'oneWay',
    cabin: 'business',
    method: 'paytech',
  });
});
