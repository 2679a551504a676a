import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as files from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';

/**
 * Packages of the npm registry that hold a Chromium for Linux, by its version, with the hash of
 * each.
 */
const packages = {
  87: [
    'chrome-aws-lambda@5.4.0',
    'edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==',
  ],
  90: [
    'chrome-aws-lambda@8.0.2',
    'a4VEX6DknxISPqGLksZa/JuEnjc4nLXaG0BMp5c9qERvJ/eBHPUJ7oCRQQC+SxSxuxsEwxbBj2RBlCQbivnihg==',
  ],
  103: [
    '@sparticuz/chrome-aws-lambda@14.4.1',
    'ezjpygHP96svvtQsmYNquFM/9oL42aLsNVy6Qz4Yxsb0udLBEKwOfrdmVV3iSsOa0pPhBgQwU7OPHTWPKIb07g==',
  ],
  109: [
    '@sparticuz/chromium@109.0.6',
    '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  ],
  119: [
    '@sparticuz/chromium@119.0.2',
    'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  ],
} as const;

export type OldVersion = keyof typeof packages;

/** Every version there is a package of, the oldest first. */
export const oldVersions = Object.keys(packages).map(Number) as OldVersion[];

/** What the packages call the browser. */
const executable = 'chromium';
const cache = path.join(import.meta.dirname, '../../../node_modules/.cache/old-chromium');

/**
 * Fetches a package, checks that it is the one that was tried, and unpacks the browser and its
 * libraries into a folder.
 */
function unpack([name, sha512]: readonly [string, string], folder: string): void {
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const file = execFileSync('npm', ['pack', '--silent', name], options).trim();
  const archive = files.readFileSync(path.join(folder, file));
  const actual = createHash('sha512').update(archive).digest('base64');
  if (actual !== sha512) throw new Error(`${name} has the hash ${actual} and not ${sha512}.`);
  execFileSync('tar', ['xzf', file, '--strip-components=2', 'package/bin'], options);
  files.rmSync(path.join(folder, file));
  // Libraries for Amazon Linux 2 come before those for its successor, which replace them.
  for (const packed of files.readdirSync(folder).sort()) {
    const part = path.basename(packed, '.br');
    files.writeFileSync(
      path.join(folder, part),
      brotliDecompressSync(files.readFileSync(path.join(folder, packed))),
    );
    files.rmSync(path.join(folder, packed));
    if (!part.endsWith('.tar')) continue;
    execFileSync('tar', ['xf', part], options);
    files.rmSync(path.join(folder, part));
  }
  files.chmodSync(path.join(folder, executable), 0o755);
}

/** The folder of a version; it is fetched once. */
function fetchOnce(version: OldVersion): string {
  const folder = path.join(cache, String(version));
  if (files.existsSync(folder)) return folder;
  files.mkdirSync(cache, { recursive: true });
  const unfinished = files.mkdtempSync(path.join(cache, 'unfinished-'));
  try {
    unpack(packages[version], unfinished);
    files.renameSync(unfinished, folder);
  } catch (error) {
    // Another worker has fetched it meanwhile.
    if (!files.existsSync(folder)) throw error;
  } finally {
    files.rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Starts a version; it is fetched the first time. */
export function launchOldChromium(version: OldVersion): Promise<Browser> {
  const folder = fetchOnce(version);
  return chromium.launch({
    executablePath: path.join(folder, executable),
    env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${path.join(folder, 'lib')}` },
    // The packages hold no sandbox and no driver of a graphics card.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
  });
}
