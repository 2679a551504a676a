// Finds a Chromium for the browser tests, or installs one.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './pnpm.mjs';

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

/** The major version that rendered the saved screenshots; older ones also fail the budgets. */
const { chromium: oldestMajor } = JSON.parse(readFileSync(path.join(root, 'shots/browser.json'), 'utf8'));

/** Whether a browser is recent enough; one that does not state its version is taken as it is. */
function isRecent(place) {
  if (process.platform === 'win32') return true;
  const version = execFileSync(place, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const major = Number.parseInt(version.replace(/^\D+/, ''), 10);
  return Number.isNaN(major) || major >= oldestMajor;
}

/** The first of these browsers that is installed and recent enough. */
const firstRecent = (paths) => paths.find((place) => place && existsSync(place) && isRecent(place));

async function recentChromium() {
  const { chromium } = await import('playwright');
  return firstRecent([process.env.CHROMIUM_PATH, ...places, chromium.executablePath()]);
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs or updates a Debian package. */
function installPackage(name) {
  console.log(`Installing the Debian package ${name} (${oldestMajor} or newer).`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', name], { stdio: 'ignore', env });
}

/**
 * The path of a Chromium; installs or updates Debian's when root on Debian, else installs
 * Playwright's. Throws a one-sentence error if there is none.
 */
export async function chromiumPath() {
  const place = await recentChromium();
  if (place) return place;
  if (canInstall()) installPackage('chromium');
  else {
    console.log(`No Chromium ${oldestMajor} or newer found: installing Playwright's.`);
    run('playwright', ['install', 'chromium']);
  }
  const installed = await recentChromium();
  if (installed) return installed;
  throw new Error(
    `No Chromium ${oldestMajor} or newer could be found or installed: install one and name it in CHROMIUM_PATH.`,
  );
}

/**
 * The path of Chromium's headless shell, which opens pages with a third less processor time;
 * undefined where it is neither installed nor installable.
 */
export function headlessShellPath() {
  const shells = [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'];
  if (!firstRecent(shells) && canInstall()) installPackage('chromium-headless-shell');
  return firstRecent(shells);
}
