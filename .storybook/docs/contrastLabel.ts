import { contrast, groundOf, isColor, leastContrast, valueOf } from '@teranga/design-manifest/theme';

const twoDecimals = 2;

/** A colour's contrast with what it lies on, such as «9,75 : 1 sur --color-primary · texte». */
export function contrastLabel(name: string, tokens: Readonly<Record<string, string>>): string {
  const ground = groundOf(name, tokens);
  const [color, behind] = [valueOf(tokens, name), valueOf(tokens, ground)];
  if (!isColor(color) || !isColor(behind)) return '';
  const ratio = contrast(color, behind);
  const use = ratio >= leastContrast.text ? 'texte' : ratio >= leastContrast.mark ? 'repères' : 'fonds';
  return `${ratio.toFixed(twoDecimals).replace('.', ',')}\u00A0: 1 sur ${ground} · ${use}`;
}
