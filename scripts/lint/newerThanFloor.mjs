// A rule of lint: no member of the DOM that a supported browser lacks. `eslint-plugin-compat` knows
// globals and static functions alone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import browserslist from 'browserslist';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { browserslist: supported } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));

/**
 * The browsers of `browserslist` by the names of the compatibility data; Android's say nothing that
 * Chrome's does not.
 */
const browsers = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  samsung: 'samsunginternet_android',
};
const floor = new Map();
for (const entry of browserslist(supported)) {
  const [name, version] = entry.split(' ');
  const browser = browsers[name];
  if (browser) floor.set(browser, Math.min(floor.get(browser) ?? Infinity, Number.parseFloat(version)));
}

const isIn = (support, oldest) =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added: added, flags, prefix, alternative_name: alias }) =>
        typeof added === 'string' &&
        !flags &&
        !prefix &&
        !alias &&
        Number.parseFloat(added.replace('≤', '')) <= oldest,
    );
const isSupported = ({ support }) => [...floor].every(([name, oldest]) => isIn(support[name], oldest));

/** What pages deal with; other interfaces lend their members' names to everything. */
const ofPages =
  /^(?:HTML.*|Element|Node|Document|DocumentFragment|ShadowRoot|Window|EventTarget|(?:UI|Mouse|Keyboard|Pointer|Input|Submit)?Event|Navigator|Crypto|Abort.*|URL.*|Performance|Response|Request|Headers|Animation|History|Blob|FormData|Clipboard|StorageManager)$/;

const old = new Set(Object.values(data.javascript.builtins).flatMap(Object.keys));
const newer = new Map();
const newerOptions = new Set();
for (const [owner, members] of Object.entries(data.api))
  for (const [key, { __compat: member, ...options }] of Object.entries(members)) {
    if (key === '__compat' || !member || key.endsWith('_event')) continue;
    const name = key.replace(/_static$/, '');
    if (isSupported(member)) old.add(name);
    else if (ofPages.test(owner)) newer.set(name, owner);
    for (const [option, { __compat: parameter }] of Object.entries({
      ...options,
      ...options.options_parameter,
    })) {
      const [, word] = /^options_(\w+)_parameter$/.exec(option) ?? [];
      if (word && parameter && !isSupported(parameter)) newerOptions.add(`${name} ${word}`);
    }
  }

/** The word that a member or property is called by, where code says it. */
const wordOf = ({ computed, property, key }) => (computed ? null : (property ?? key)?.name);

const rule = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const allowed = new Set(context.options[0]?.allow);
    const report = (node, what) =>
      context.report({ node, message: `${what} is newer than the supported browsers of package.json.` });
    return {
      MemberExpression(node) {
        const name = wordOf(node);
        const { __compat: fixed } = data.api[node.object.name]?.[`${name}_static`] ?? {};
        if (fixed && !isSupported(fixed)) report(node, `${node.object.name}.${name}`);
        else if (newer.has(name) && !old.has(name) && !allowed.has(name))
          report(node, `${newer.get(name)}.${name}`);
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.name ?? wordOf(callee);
        for (const { properties = [] } of name ? given : [])
          for (const property of properties) {
            const option = `${name} ${wordOf(property)}`;
            if (newerOptions.has(option) && !allowed.has(option)) report(property, `The option ${option}`);
          }
      },
    };
  },
};

export default { meta: { name: 'browsers' }, rules: { 'newer-than-floor': rule } };
