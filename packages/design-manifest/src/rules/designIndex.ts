import { parseSync } from 'vite';
import { declaredIn, isNode, nameOf, nodesOf, partOf, partsOf, type CodeNode } from './wordsOfCode.ts';

/** A design's `src/index.ts`, read without running it. */
export interface DesignIndex {
  id: string;
  label: string;
}

function textOf(object: CodeNode | undefined, name: string): string {
  const properties = object ? partsOf(object, 'properties') : [];
  const found = properties.find((property) => nameOf(partOf(property, 'key')) === name);
  return nameOf(partOf(found ?? null, 'value'));
}

/** The object that the constant `design` holds, or that its definition is given. */
function definitionIn(text: string): CodeNode | undefined {
  const { program } = parseSync('index.ts', text);
  const design = isNode(program) ? declaredIn(nodesOf(program, () => false)).get('design') : undefined;
  return design?.type === 'CallExpression' ? partsOf(design, 'arguments')[0] : design;
}

/** Reads the text of a design's index; empty where it defines no design. */
export function readDesignIndex(text: string): DesignIndex {
  const definition = definitionIn(text);
  return { id: textOf(definition, 'id'), label: textOf(definition, 'label') };
}
