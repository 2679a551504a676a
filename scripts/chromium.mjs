// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pnpm } from './pnpm.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

/**
 * The path of a Chromium; installs Debian's when root on Debian, else Playwright's. Throws a
 * one-sentence error if there is none.
 */
export async function chromiumPath() {
  const place = found() ?? (await playwrightsOwn());
  if (place) return place;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package chromium.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  } else {
    console.log("No Chromium found: installing Playwright's.");
    pnpm(['exec', 'playwright', 'install', 'chromium']);
  }
  const installed = found() ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed: install one and name it in the variable CHROMIUM_PATH.',
  );
}
