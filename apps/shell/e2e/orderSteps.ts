import type { Locator, Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { expect, openHydrated } from './shopTest.ts';

/** How a shopper acts: by pointer, or by keyboard alone. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  choose: (radio: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
}

/** As many tabs as any page has stops. */
const mostStops = 200;

/** Whether the focused element is visible: nothing covers its centre or that of its label. */
const isInSight = (element: Element): boolean =>
  [element, ...((element as HTMLInputElement).labels ?? [])].some((seen) => {
    const { x, y, width, height } = seen.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return above !== null && (seen.contains(above) || above.contains(element));
  });

/** Tabs to an element, as one who has no pointer must. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect
        .poll(() => target.evaluate(isInSight), `${target.toString()} lies under something`)
        .toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()} in ${mostStops} stops.`);
}

/** By pointer. */
export const byPointer = (): Hand => ({
  press: (target) => target.click(),
  // Shoppers see and press the label; the radio button itself may be hidden.
  choose: async (radio) => {
    await radio.locator('xpath=ancestor::label[1]').click();
    await expect(radio).toBeChecked();
  },
  write: (field, text) => field.fill(text),
});

/** By keyboard alone. */
export const byKeyboard = (page: Page): Hand => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (radio) => {
    // A group is one stop: its chosen radio. The arrows choose within it.
    const group = page.locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
    const chosen = group.and(page.locator(':checked'));
    await tabTo(page, (await chosen.count()) > 0 ? chosen : group.first());
    for (let tries = await group.count(); tries > 0 && !(await radio.isChecked()); tries -= 1)
      await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
});

/** Another choice than the chosen one, of the product's first option that has one. */
async function chooseVariation(page: Page, hand: Hand) {
  const other = page.locator('main input[type=radio]:enabled:not(:checked)').first();
  const value = (await other.getAttribute('value')) ?? '';
  const choice = page.locator(`main input[type=radio][value="${value}"]`).first();
  await hand.choose(choice);
  await expect(page).toHaveURL(/\?variation=/);
  await openHydrated(page, page.url());
  await expect(choice).toBeChecked();
}

export async function fillOrder(page: Page, hand: Hand) {
  const field = (label: RegExp) => page.getByRole('textbox', { name: label });
  await hand.write(field(/^Prénom/), 'Awa');
  await hand.write(field(/^Nom/), 'Ndiaye');
  await hand.write(field(/^Téléphone/), aPhone());
  await hand.write(field(/^Adresse/), '12 avenue Lamine Guèye');
  await hand.write(field(/^Ville/), 'Dakar');
  await hand.choose(page.getByRole('radio', { name: /Paiement à la livraison/ }));
}

/**
 * From a product with variations, through cart and checkout, to the confirmation of an order paid
 * on delivery.
 */
export async function order(page: Page, hand: Hand) {
  await page.waitForURL('**/products/*');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await chooseVariation(page, hand);
  await hand.press(page.getByRole('button', { name: 'Ajouter au panier' }).first());
  await expect(page.getByText('Votre article a été ajouté à votre panier.').first()).toBeVisible();
  await hand.press(page.getByRole('banner').getByRole('link', { name: /^Panier/ }));
  await page.waitForURL('**/cart');
  await hand.press(page.getByRole('link', { name: 'Passer la commande' }).first());
  await page.waitForURL('**/checkout');
  await fillOrder(page, hand);
  await hand.press(page.getByRole('button', { name: /^(?:Payer|Valider) ma commande/ }).first());
  await page.waitForURL(/\/order-confirmation\?ref=/);
}

/** From the confirmation, which survives a reload, to the order's page. */
export async function follow(page: Page, hand: Hand) {
  const tracking = page.locator('main a[href^="/orders-status/"]').first();
  const ref = (await tracking.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.reload();
  await expect(page.getByText(ref).first()).toBeVisible();
  await hand.press(tracking);
  await page.waitForURL(`**/orders-status/${ref}`);
  await expect(page.getByText('En attente de validation').first()).toBeVisible();
  await expect(page.getByText('Awa Ndiaye').first()).toBeVisible();
}
