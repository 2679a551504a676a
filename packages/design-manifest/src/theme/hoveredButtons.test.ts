import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hoverShare } from '../rules/contrastRules.ts';

it('The rule judges a hovered button with the page’s ink mixed into its fill', () => {
  const style = path.join(import.meta.dirname, '../../../ui/src/button/Button.module.css');
  const [, share] =
    /\.primary:hover,\s+\.accent:hover {\s+background: color-mix\(in srgb, var\(--fill\), var\(--color-ink\) (\d+)%\);/.exec(
      readFileSync(style, 'utf8'),
    ) ?? [];
  expect(Number(share) / 100).toBe(hoverShare);
});
