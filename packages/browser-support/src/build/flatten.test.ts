import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { layeredTargets, scriptTargets } from './browsers.ts';
import { flatten, layerOrder } from './flatten.ts';

const baseFile = path.join(import.meta.dirname, '../../../ui/src/base.css');

describe('The supported browsers', () => {
  it.each(['chrome87', 'firefox78', 'safari14', 'ios14'])('scripts are written for %s', (browser) => {
    expect(scriptTargets).toContain(browser);
  });

  it('read style sheets with layers from Chrome 99 on', () => {
    expect(layeredTargets).toContain('chrome99');
  });
});

describe('A flat style sheet', () => {
  it('has no layers', () => {
    expect(flatten(`@layer ui{.a{color:red}}`)).not.toContain('@layer');
  });

  it('has the layers in the order of base.css', () => {
    expect(readFileSync(baseFile, 'utf8')).toContain(layerOrder);
  });

  it('lets a later layer win over a longer selector of an earlier one', () => {
    const sheet = flatten(`@layer design{.a{color:red}}@layer ui{.b .a{color:#00f}}`);
    expect(sheet).toContain('.a:not(#\\#):not(#\\#):not(#\\#):not(#\\#){color:red}');
  });

  it.each([
    ['@media (width >= 48rem){.a{color:red}}', '@media (min-width:48rem){.a{color:red}}'],
    ['.a{background:color-mix(in oklab, var(--surface) 86%, transparent)}', '.a{background:var(--surface)}'],
    ['.a{height:calc(100dvh - var(--gap))}', '.a{height:calc(100vh - var(--gap))}'],
    ['.a{padding:min(var(--gap), 7cqi)}', '.a{padding:min(var(--gap), 7vw)}'],
    ['.a{overflow:clip}', '.a{overflow:clip}@supports not (overflow:clip){.a{overflow:hidden}}'],
    ['.a{inset-inline-start:0}', '.a{left:0}'],
    [':where(.a){color:red}', '.a{color:red}'],
    [':is(.a,.b) .c{color:red}', '.a .c,.b .c{color:red}'],
    ['.a:not(.b,.c){color:red}', '.a:not(.b):not(.c){color:red}'],
    [
      '.a{translate:0 -50%;rotate:1deg}',
      '.a{translate:0 -50%;rotate:1deg}@supports not (translate:none){.a{transform:translateY(-50%)rotate(1deg)}}',
    ],
    [
      '.a{aspect-ratio:4/3}',
      '.a{aspect-ratio:4/3}@supports not (aspect-ratio:1){.a:before{content:"";padding-top:75%;display:block}}',
    ],
  ])('says %s in older words', (css, older) => {
    const weights = /:not\(#\\#\)/g;
    expect(flatten(`@layer reset{${css}}`).replaceAll(weights, '')).toContain(older);
  });
});
