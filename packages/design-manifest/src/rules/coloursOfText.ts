import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { coloursOfStyle, coloursOfValue, type RawColour } from './rawColours.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes of SVG with a colour as value. */
const painting = new Set(['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color']);

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsIn(element)]);
}

function coloursOfElement({ attrs, sourceCodeLocation }: Element): RawColour[] {
  return attrs.flatMap(({ name, value }) => {
    const colours = painting.has(name) ? coloursOfValue(value) : [];
    const styled = name === 'style' ? coloursOfStyle(value) : [];
    const start = sourceCodeLocation?.attrs?.[name]?.startOffset ?? 0;
    return [...colours, ...styled].map(({ index, colour }) => ({ index: start + index, colour }));
  });
}

/** Colours in a string of markup or styles: those of its attributes or declarations. */
export function coloursOfText(text: string): RawColour[] {
  if (!text.includes('<')) return coloursOfStyle(text);
  return elementsIn(parseFragment(text, { sourceCodeLocationInfo: true })).flatMap(coloursOfElement);
}
