import { describe, expect, it } from 'vitest';
import { contactFaults, toContactMessage } from './contactForm.ts';

const whole = {
  firstName: 'Awa',
  lastName: 'Ndiaye',
  email: 'awa@example.sn',
  subject: 'Une question',
  message: 'Bonjour',
};

describe('contactFaults', () => {
  it.each<[keyof typeof whole, string, string | null]>([
    ['firstName', '', 'Le prénom est requis'],
    ['lastName', '', 'Le nom est requis'],
    ['email', '', "L'email est requis"],
    ['email', 'awa@', "L'email n'est pas valide"],
    ['email', 'awa@example', "L'email n'est pas valide"],
    ['email', 'a b@example.sn', "L'email n'est pas valide"],
    ['subject', '', 'Le sujet est requis'],
    ['message', '', 'Le message est requis'],
    ['message', 'a'.repeat(5001), 'Maximum 5000 caractères'],
    ['message', 'a'.repeat(5000), null],
  ])('say of %s %j: %s', (name, value, fault) => {
    expect(contactFaults({ ...whole, [name]: value })).toEqual(fault === null ? {} : { [name]: fault });
  });
});

describe('toContactMessage', () => {
  it('trims the values and treats non-text as empty', () => {
    const given: Record<string, unknown> = { ...whole, firstName: '  Awa ', subject: 7 };
    expect(toContactMessage((name) => given[name])).toEqual({ ...whole, subject: '' });
  });
});
