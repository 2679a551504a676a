/** The light comes from the upper left, slightly in front. */
const light = { x: -0.5, y: -0.48, z: 0.72 };

/** Half-way between the light and the eye. */
const half = (() => {
  const length = Math.hypot(light.x, light.y, light.z + 1);
  return { x: light.x / length, y: light.y / length, z: (light.z + 1) / length };
})();

/** Shadows lean towards aubergine, never to black. */
export const shadowTint = [0.4, 0.27, 0.32] as const;

/** Brightness of a slope (1 when flat) and its specular reflection. */
export function brightness(dx: number, dy: number, relief: number): { diffuse: number; glint: number } {
  const length = Math.hypot(dx, dy, 1);
  const facing = Math.max(0, (-dx * light.x - dy * light.y + light.z) / length) / light.z;
  const glint = Math.max(0, (-dx * half.x - dy * half.y + half.z) / length);
  return { diffuse: 1 + (facing - 1) * relief, glint };
}
