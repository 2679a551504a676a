import { rolldown } from 'rolldown';
import { scriptTargets } from './browsers.ts';

/**
 * Bundles a file and what it imports into one script, for browsers. With `isApart` nothing of an
 * imported module runs that the file does not use.
 */
export async function bundleScript(file: string, isApart = false): Promise<string> {
  const bundle = await rolldown({
    input: file,
    transform: { target: scriptTargets, define: { 'process.env.NODE_ENV': '"production"' } },
    platform: 'browser',
    ...(isApart && { treeshake: { moduleSideEffects: (id) => id === file } }),
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
