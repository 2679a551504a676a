import { describe, expect, it } from 'vitest';
import { settingChanges, withRepeatedContacts } from './settingChanges.ts';
import type { SettingGroup } from './settingFields.ts';

const groups: SettingGroup[] = [
  {
    title: 'Tout',
    fields: [
      { kind: 'text', path: 'name', label: 'Nom' },
      { kind: 'text', path: 'info.phone', label: 'Téléphone', empty: 'null' },
      { kind: 'switch', path: 'info.isOpen', label: 'Ouverte' },
      { kind: 'lines', path: 'notes', label: 'Phrases' },
      { kind: 'text', path: 'hero.title', label: 'Titre' },
      { kind: 'text', path: 'hero.picture', label: 'Image', empty: 'null' },
      {
        kind: 'list',
        path: 'phones',
        label: 'Numéros',
        entry: 'Numéro',
        add: 'Ajouter un numéro',
        blank: { phone: '' },
        fields: [
          { kind: 'tel', path: 'phone', label: 'Numéro' },
          { kind: 'text', path: 'label', label: 'Nom', empty: 'absent' },
        ],
      },
    ],
  },
];
const settings = {
  name: 'Teranga',
  info: { phone: '+221770000000', isOpen: true },
  notes: ['Une', 'Deux'],
  phones: [{ phone: '+221770000000', kept: 3 }],
};

describe('A contact that lists repeat', () => {
  const repeated: SettingGroup[] = [
    {
      title: 'Contacts',
      fields: [
        { kind: 'tel', path: 'info.phone', label: 'Téléphone', isRepeated: true },
        ...(groups[0]?.fields ?? []).slice(-1),
      ],
    },
  ];
  const stored = {
    info: { phone: '+221 77 000 00 00' },
    phones: [{ phone: '+221770000000', label: 'Boutique' }, { phone: '338000000' }],
  };

  it('changes in them too', () => {
    const values = { ...stored, info: { phone: '78 111 11 11' } };
    expect(withRepeatedContacts(repeated, stored, values)).toEqual({
      info: { phone: '78 111 11 11' },
      phones: [{ phone: '78 111 11 11', label: 'Boutique' }, { phone: '338000000' }],
    });
  });

  it('changes in another field that repeats it, and not in one with another number', () => {
    const fields = [
      ...(repeated[0]?.fields ?? []),
      { kind: 'tel', path: 'whatsapp', label: 'WhatsApp' } as const,
      { kind: 'tel', path: 'fax', label: 'Fax' } as const,
    ];
    const before = { ...stored, whatsapp: '+221770000000', fax: '338000000' };
    const values = { ...before, info: { phone: '78 111 11 11' } };
    expect(withRepeatedContacts([{ title: 'Contacts', fields }], before, values)).toMatchObject({
      whatsapp: '78 111 11 11',
      fax: '338000000',
    });
  });

  it.each(['', '+221 77 000 00 00', '+221770000000'])('leaves them alone when it becomes «%s»', (phone) => {
    const values = { ...stored, info: { phone } };
    expect(withRepeatedContacts(repeated, stored, values)).toEqual(values);
  });
});

describe('What a form of settings sends', () => {
  it('is nothing when nothing was changed', () => {
    const values = { ...settings, phones: [{ phone: '+221770000000', label: '', kept: 3 }] };
    expect(settingChanges(groups, settings, values)).toEqual([]);
  });

  it('is each changed path', () => {
    const values = { ...settings, name: 'Autre', info: { phone: '', isOpen: true } };
    expect(settingChanges(groups, settings, values)).toEqual([
      { path: 'name', value: 'Autre' },
      { path: 'info.phone', value: null },
    ]);
  });

  it('is a whole list, with what the form does not show', () => {
    const phones = [...settings.phones, { phone: '+221780000000', label: 'Boutique' }];
    expect(settingChanges(groups, settings, { ...settings, phones })).toEqual([
      { path: 'phones', value: phones },
    ]);
  });

  it('is a text by line without empty ones', () => {
    const values = { ...settings, notes: ['Une', ' ', 'Trois'] };
    expect(settingChanges(groups, settings, values)).toEqual([{ path: 'notes', value: ['Une', 'Trois'] }]);
  });

  it('is a whole group where there was none', () => {
    const hero = { title: 'Bienvenue', picture: '' };
    expect(settingChanges(groups, settings, { ...settings, hero })).toEqual([
      { path: 'hero', value: { title: 'Bienvenue', picture: null } },
    ]);
  });
});
