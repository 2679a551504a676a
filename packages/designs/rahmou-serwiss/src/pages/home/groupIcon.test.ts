import { expect, it } from 'vitest';
import { groupIcon } from './groupIcon.ts';

it.each([
  ['Billets d’avion', 'plane'],
  ['Hôtels', 'hotel'],
  ['Visas', 'stamp'],
  ['Attestations de vol', 'file-text'],
  ['Assurances', 'umbrella'],
  ['Autres services', 'globe'],
])('The group «%s» has the icon %s', (name, icon) => {
  expect(groupIcon(name)).toBe(icon);
});
