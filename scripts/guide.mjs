// `npm run guide`: takes the screenshots of docs/shopkeeper.md from the built product, as an owner
// sees the console on a phone.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';
import { withShops } from './shops.mjs';

const owner = 'awa@teranga.example';
const phone = { width: 360, height: 720 };
const sharpness = 1.5;
const quality = 70;
/** How long, in milliseconds, a busy machine may take to show a screen. */
const timeout = 120_000;

const screens = [
  ['aujourdhui', 'aujourdhui'],
  ['commandes', 'commandes'],
  ['articles', 'articles'],
  ['rayons', 'rayons'],
  ['messages', 'messages?boite=messages'],
  ['clients', 'clients'],
  ['apparence', 'apparence'],
  ['boutique', 'boutique'],
];

/** Signs the owner in, and gives the store an order to confirm and a message to answer. */
async function prepare(login) {
  const headers = { 'Content-Type': 'application/json' };
  const post = async (url, body, more = {}, tries = 20) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    // A busy machine answers 503 for a while.
    if (answer.status === 503 && tries > 0) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return post(url, body, more, tries - 1);
    }
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return undefined;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function alone
  const read = async (url) => (await fetch(url)).json();
  await post('/api/admin/session/code', { login });
  const sent = await read('/dev/outbox.json');
  const text = sent.find(({ to }) => to === login)?.text ?? '';
  await post('/api/admin/session', { login, otp: /\b\d{6}\b/.exec(text)?.[0] });
  const { data } = await read('/api/products?page=1');
  const { marketplaceInfo } = await read('/api/store');
  const product = data.find(({ hasVariations, quantity }) => !hasVariations && quantity > 2);
  const client = { firstName: 'Aminata', lastName: 'Fall', phone: '77 412 33 09' };
  const order = {
    ...client,
    address: 'Rue 12 x 15, Médina, en face de la pharmacie',
    city: 'Dakar',
    deliveryZone: marketplaceInfo.deliveryInfo.zones[0].id,
    items: [{ id: product.id, quantity: 2 }],
    paymentMethod: 'cod',
  };
  await post('/api/admin/orders', order, { 'Idempotency-Key': 'guide' });
  const { csrfToken } = await read('/csrf-token');
  const message = {
    firstName: 'Ibrahima',
    lastName: 'Sarr',
    email: 'ibrahima@example.com',
    subject: 'Ouverture le dimanche',
    message: 'Bonjour, êtes-vous ouverts dimanche matin ?',
  };
  await post('/api/contact', message, { 'X-CSRF-TOKEN': csrfToken });
}

/** A screen once nothing of it loads any more, in its frames too. */
async function takeScreenshot(page, url) {
  await page.goto(url, { waitUntil: 'networkidle', timeout });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout });
  // An image below the window is not loaded yet.
  await page.waitForFunction(
    () =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      ),
    undefined,
    { timeout },
  );
  // Pages in frames load all their images before they count as loaded.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('iframe')].every(
        ({ contentDocument: shown }) => shown?.readyState === 'complete' && shown.images.length > 0,
      ),
    undefined,
    { timeout },
  );
  return page.screenshot();
}

await withShops(async ({ port, browser, sharp }) => {
  const origin = `http://localhost:${port}`;
  const page = await browser.newPage({
    viewport: phone,
    deviceScaleFactor: sharpness,
    isMobile: true,
    hasTouch: true,
    locale: 'fr-SN',
    colorScheme: 'light',
  });
  await page.goto(`${origin}/gestion`, { timeout });
  await page.evaluate(prepare, owner);
  const folder = path.join(root, 'docs/images/gestion');
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of screens)
    await sharp(await takeScreenshot(page, `${origin}/gestion/${address}`))
      .webp({ quality })
      .toFile(path.join(folder, `${name}.webp`));
  console.log('docs/images/gestion/ is rendered.');
});
