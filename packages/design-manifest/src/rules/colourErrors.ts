import path from 'node:path';
import { coloursOfCode } from './coloursOfCode.ts';
import type { DesignOnDisk } from './designOnDisk.ts';
import { coloursOfStyle } from './rawColours.ts';

/** Raw colours in a design's files outside its theme. */
export function colourErrors({ sources }: DesignOnDisk): string[] {
  return sources
    .filter(({ file }) => path.basename(file) !== 'theme.css')
    .flatMap(({ file, text }) => {
      const colours = file.endsWith('.css') ? coloursOfStyle(text) : coloursOfCode(file, text);
      const lineAt = (index: number) => text.slice(0, index).split('\n').length;
      return colours.map(({ index, colour }) => `${file}:${lineAt(index)} holds the raw colour ${colour}`);
    });
}
