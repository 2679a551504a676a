import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type Token } from 'parse5';

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** The checker's recursion exceeds Java's default stack size. */
const java = [process.env['JAVA_PATH'] ?? 'java', '-Xss4m', '-jar', checker] as const;
const options = ['--stdout', '--exit-zero-always', '--format', 'json'];
const mostOutputBytes = 64 * 1024 * 1024;

/** Where the texts of style elements are in a document, from its start. */
function styleTexts(html: string) {
  const below = ({ nodeName, childNodes }: DefaultTreeAdapterTypes.ParentNode): Token.Location[] =>
    childNodes.flatMap((node) => {
      if (defaultTreeAdapter.isElementNode(node)) return below(node);
      return nodeName === 'style' && node.sourceCodeLocation ? [node.sourceCodeLocation] : [];
    });
  return below(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/**
 * Empties styles: the build checks them, and the checker knows only old CSS and would spend most of
 * its time on it. The rest remains as written: the checker reads its syntax.
 */
const withoutStyles = (html: string) =>
  styleTexts(html).reduceRight(
    (text, { startOffset, endOffset }) => text.slice(0, startOffset) + text.slice(endOffset),
    html,
  );

/** Errors that the W3C checker finds in documents, by name, in one run of Java. */
export function htmlViolations(documents: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'teranga-html-'));
  try {
    const names = [...documents.keys()];
    const files = names.map((_name, index) => path.join(folder, `${index}.html`));
    for (const [index, html] of [...documents.values()].entries())
      writeFileSync(files[index] ?? '', withoutStyles(html));
    const [command, ...before] = java;
    const output = execFileSync(command, [...before, ...options, ...files], { maxBuffer: mostOutputBytes });
    const { messages } = JSON.parse(output.toString()) as { messages: CheckerMessage[] };
    return messages
      .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url, message, extract = '' }) => {
        const name = names[Number(path.basename(url, '.html'))] ?? url;
        return `${name}: ${message} ${extract.replaceAll('\n', ' ')}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
