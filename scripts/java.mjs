// Finds a Java for the HTML checker, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const { JAVA_PATH, JAVA_HOME } = process.env;
const places = [JAVA_PATH, JAVA_HOME && path.join(JAVA_HOME, 'bin/java'), 'java', '/usr/bin/java'];

const runs = (place) => place && spawnSync(place, ['-version'], { stdio: 'ignore' }).status === 0;
const found = () => places.find(runs);

/**
 * The path of a Java; installs Debian's when root on Debian. Throws a one-sentence error if there
 * is none.
 */
export function javaPath() {
  const place = found();
  if (place) return place;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Java found: installing the Debian package default-jre-headless.');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'default-jre-headless'], options);
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    'No Java could be found or installed for the HTML checker: install one and name it in the variable JAVA_PATH.',
  );
}
