import { parseSync } from 'vite';
import { declaredIn, isNode, nameOf, nodesOf, partOf, partsOf, type CodeNode } from './wordsOfCode.ts';

/**
 * A page or part that a design's index names, the file it loads, and the range of that property.
 */
export interface DesignLoader {
  kind: 'pages' | 'parts';
  name: string;
  file: string;
  start: number;
  end: number;
}

/** A design's `src/index.ts`, read without running it. */
export interface DesignIndex {
  id: string;
  label: string;
  loaders: readonly DesignLoader[];
}

const propertiesOf = (object: CodeNode | undefined): CodeNode[] =>
  object ? partsOf(object, 'properties').filter(({ type }) => type === 'Property') : [];

const propertyOf = (object: CodeNode | undefined, name: string): CodeNode | undefined => {
  const found = propertiesOf(object).find((property) => nameOf(partOf(property, 'key')) === name);
  return partOf(found ?? null, 'value') ?? undefined;
};

/** The object that the constant `design` holds, or that its definition is given. */
function definitionIn(text: string): CodeNode | undefined {
  const { program } = parseSync('index.ts', text);
  const design = isNode(program) ? declaredIn(nodesOf(program, () => false)).get('design') : undefined;
  return design?.type === 'CallExpression' ? partsOf(design, 'arguments')[0] : design;
}

function loadersOf(definition: CodeNode | undefined, kind: DesignLoader['kind']): DesignLoader[] {
  return propertiesOf(propertyOf(definition, kind)).map((property) => ({
    kind,
    name: nameOf(partOf(property, 'key')),
    file: nameOf(partOf(partOf(partOf(property, 'value'), 'body'), 'source')),
    start: property.start,
    end: property.end,
  }));
}

/** Reads the text of a design's index; empty where it defines no design. */
export function readDesignIndex(text: string): DesignIndex {
  const definition = definitionIn(text);
  return {
    id: nameOf(propertyOf(definition, 'id') ?? null),
    label: nameOf(propertyOf(definition, 'label') ?? null),
    loaders: [...loadersOf(definition, 'pages'), ...loadersOf(definition, 'parts')],
  };
}
