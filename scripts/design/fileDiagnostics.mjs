// Prints what the rules find in the files of a design's folder, as JSON. tsx runs it: they are TypeScript.
import { diagnosticsOf, fileRules, readDesign } from '../../packages/design-manifest/src/rules/index.ts';

const [, , folder] = process.argv;
console.log(JSON.stringify(diagnosticsOf(readDesign(folder), fileRules)));
