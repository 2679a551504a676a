import type { TintName } from '../palette.ts';
import type { StandingObject } from '../stage.ts';

/** The objects of one image and its background colour. */
export interface Scene {
  tint: TintName;
  objects: StandingObject[];
}

/** One object alone on the table. */
export function alone(
  tint: TintName,
  icon: string,
  look: Omit<StandingObject, 'icon' | 'size'> & { size?: number } = {},
): Scene {
  return { tint, objects: [{ icon, size: 0.66, ...look }] };
}
