import { aCustomer } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { splitName, toCustomer } from './customer.ts';
import { initialsOf } from './initialsOf.ts';

describe('A customer', () => {
  it.each([
    ['Awa', 'Awa', ''],
    ['Awa Diop', 'Awa', 'Diop'],
    ['  Awa  Marie Ndiaye ', 'Awa', 'Marie Ndiaye'],
    ['', '', ''],
  ])('called %j is %j %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Awa Diop', 'AD'],
    ['awa', 'A'],
    ['Élodie Marie Ndour', 'ÉN'],
    ['  ', ''],
  ])('called %j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['bare', aCustomer()],
    ['under data', { data: aCustomer() }],
    ['under user', { user: aCustomer() }],
    ['with ids and more', { ...aCustomer(), _id: { $oid: '65f0' }, role: 'admin' }],
  ])('is read %s', (_how, body) => {
    const name = { firstName: 'Awa', lastName: 'Marie Ndiaye' };
    expect(toCustomer(body)).toEqual({ ...aCustomer(), ...name });
  });

  it.each([[null], [{}], [[]], ['ok'], [{ message: 'ok' }]])('is not in %j', (body) => {
    expect(toCustomer(body)).toBe(null);
  });
});
