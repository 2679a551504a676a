#!/usr/bin/env node
// Writes a .br and a .gz beside every file of the given folder that shrinks by it, so that serving
// one needs no compression.
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [given = '.'] = process.argv.slice(2);
const client = path.resolve(given);
const compressible = /\.(?:js|mjs|css|svg|json|txt|xml|map|webmanifest)$/;
/** Smaller files, in bytes, fit one packet anyway. */
const smallestBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Every file below a folder, except in hidden folders. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(place) : [place];
  });
}

async function precompress(file) {
  const source = readFileSync(file);
  if (source.length < smallestBytes) return 0;
  const { atime, mtime } = statSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  const compressed = [
    ['.br', await brotli(source, { params })],
    ['.gz', await gzipped(source, { level: constants.Z_BEST_COMPRESSION })],
  ].filter(([, bytes]) => bytes.length < source.length);
  for (const [suffix, bytes] of compressed) {
    writeFileSync(file + suffix, bytes);
    utimesSync(file + suffix, atime, mtime);
  }
  return compressed.length;
}

const counts = await Promise.all(
  filesBelow(client)
    .filter((file) => compressible.test(file))
    .map(precompress),
);
console.log(`precompressed: ${counts.reduce((sum, count) => sum + count, 0)} files`);
