import { migrateSettings, settingFaults } from '@teranga/design-manifest';
import { Value } from 'typebox/value';
import { knownDesigns } from '../../designs/designManifests.ts';
import { DesignSettingsDocument, type ContentFault } from './contentDocument.ts';

/** What is wrong with the settings a store gives its designs, checked against each design's `design.json`; of what has not their shape, nothing is said. */
export function designSettingFaults(
  designSettings: unknown,
  hasPicture: (name: string) => boolean,
): ContentFault[] {
  if (!Value.Check(DesignSettingsDocument, designSettings)) return [];
  const designs = knownDesigns();
  return Object.entries(designSettings).flatMap(([id, { version, values }]): ContentFault[] => {
    const place = ['designSettings', id];
    const known = designs.get(id);
    if (!known) {
      const names = [...designs.keys()].join(', ');
      return [{ place, sentence: `n’est pas un design connu. Il y a : ${names}.` }];
    }
    const { manifest, css } = known;
    const current = migrateSettings(manifest, { version: version ?? manifest.version, values });
    return settingFaults(manifest, current, { css, hasPicture }).map((fault) => ({
      place: [...place, 'values', ...fault.place],
      sentence: fault.sentence,
    }));
  });
}
