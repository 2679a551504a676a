import path from 'node:path';
import { writeRuntimeFiles } from './runtimeFiles.ts';

// The second half of `npm run build`, after the bundle.
await writeRuntimeFiles(path.join(import.meta.dirname, '../../dist'));
