import path from 'node:path';

const isSource = path.extname(import.meta.filename) === '.ts';
const serverFolder = path.join(import.meta.dirname, '../../..');

/**
 * The build's output, which has every file that the server reads. Tests and benches run the source,
 * which reads the last output.
 */
export const builtFolder = isSource ? path.join(serverFolder, 'dist') : import.meta.dirname;

/** The migrations, as SQL. */
export const migrationsFolder = path.join(isSource ? serverFolder : builtFolder, 'migrations');
