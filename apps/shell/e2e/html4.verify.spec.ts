import { expect, test } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { Html4Client } from './html4Client.ts';
import { answerTo, quoteKinds } from './quoteAnswers.ts';
import { serverOrigin, stores } from './stores.ts';

/** The newest code sent to a contact. */
async function codeFor(contact: string): Promise<string> {
  const sent = (await (await fetch(`${serverOrigin}/dev/outbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  return /\b\d{6}\b/.exec(sent.find(({ to }) => to === contact)?.text ?? '')?.[0] ?? '';
}

const order = () => ({
  firstName: 'Awa',
  lastName: 'Ndiaye',
  phone: aPhone(),
  address: '12 avenue Lamine Guèye',
  city: 'Dakar',
});

interface ListedProduct {
  id: string;
  hasVariations: boolean;
  quantity: number;
}

/**
 * The products with or without options, the fullest stock first: tests that run at once buy too.
 */
async function inStock(client: Html4Client, hasVariations: boolean): Promise<ListedProduct[]> {
  await client.open('/api/products');
  const { data } = client.json() as { data: ListedProduct[] };
  return data
    .filter((each) => each.hasVariations === hasVariations)
    .toSorted((a, b) => b.quantity - a.quantity);
}

/** Puts a product into the cart, and opens the checkout. */
async function goToCheckout(origin: string): Promise<Html4Client> {
  const client = new Html4Client(origin);
  const [product] = await inStock(client, false);
  await client.open(`/products/${product?.id}`);
  await client.press(/^Ajouter au panier/);
  expect(client.address).toBe('/cart');
  await client.follow(/^Passer la commande/);
  return client;
}

for (const { design, origin } of stores) {
  test.describe(`${design}, in a browser of HTML 4`, () => {
    test('a shopper orders after an error, and follows the order', async () => {
      const client = await goToCheckout(origin);
      await client.open('/cart');
      await client.press(/^Augmenter la quantité/);
      expect(client.address).toBe('/cart');
      expect(client.field('quantity').value).toBe('2');
      await client.follow(/^Passer la commande/);
      const typed = order();
      client.type({ ...typed, firstName: 'A' });
      client.choose('paymentMethod', 'cod');
      await client.press(/^(?:Valider|Payer) ma commande/);
      expect(client.status).toBe(422);
      expect(client.errorOf('firstName')).toContain('Minimum 2 caractères');
      expect(client.field('lastName').value).toBe('Ndiaye');
      client.type({ firstName: 'Awa' });
      await client.press(/^(?:Valider|Payer) ma commande/);
      expect(client.address).toMatch(/^\/order-confirmation\?ref=/);
      await client.follow(/^\/orders-status\//);
      expect(client.text).toContain('En attente de validation');
    });

    test('an order is paid at PayTech', async () => {
      const client = await goToCheckout(origin);
      client.type(order());
      client.choose('paymentMethod', 'paytech');
      await client.press(/^(?:Valider|Payer) ma commande/);
      await client.press(/^Payer$/);
      expect(client.address).toMatch(/^\/payment-success\//);
      expect(client.text).toContain('Paiement confirmé');
    });

    test('a payment is cancelled, resumed, and its products put back', async () => {
      const client = await goToCheckout(origin);
      client.type(order());
      client.choose('paymentMethod', 'paytech');
      await client.press(/^(?:Valider|Payer) ma commande/);
      await client.press(/^Annuler$/);
      expect(client.address).toMatch(/^\/payment-cancel\//);
      await client.press(/^Reprendre le paiement/);
      await client.press(/^Annuler$/);
      await client.press(/^Remettre les articles dans mon panier/);
      expect(client.address).toBe('/cart');
      expect(client.text).not.toContain('Votre panier est vide');
    });

    test('a product with options is bought with a promo code', async () => {
      const client = new Html4Client(origin);
      const [product] = await inStock(client, true);
      await client.open(`/products/${product?.id}`);
      const chosen = client.chooseOther(/^option\./);
      await client.press(/^Ajouter au panier/);
      expect(client.address).toBe('/cart');
      expect(client.text).toContain(chosen);
      await client.follow(/^Passer la commande/);
      client.type({ ...order(), promoCode: design === 'rahmou-serwiss' ? 'BONVOYAGE' : 'BIENVENUE' });
      client.choose('paymentMethod', 'cod');
      await client.press(/^Appliquer/);
      expect(client.text).toContain('Réduction');
      expect(client.field('lastName').value).toBe('Ndiaye');
      await client.press(/^(?:Valider|Payer) ma commande/);
      expect(client.address).toMatch(/^\/order-confirmation\?ref=/);
    });

    test('an account is made by a code, and left', async () => {
      const client = new Html4Client(origin);
      const phone = aPhone();
      await client.open('/auth?mode=register');
      client.type({ name: 'Awa Ndiaye', address: 'Rue 10, Mermoz', phone });
      await client.press(/^Créer mon compte/);
      client.type({ otp: await codeFor(phone) });
      await client.press(/^Valider/);
      expect(client.address).toBe('/my-profile');
      expect(client.text).toContain('Awa Ndiaye');
      await client.press(/^Se déconnecter/);
      await client.open('/my-profile');
      expect(client.address).toMatch(/^\/auth/);
    });

    test('the wishlist saves a product', async () => {
      const client = new Html4Client(origin);
      await client.open('/products');
      await client.follow(/^\/products\/[\w-]+$/);
      await client.press(/liste de souhaits/);
      await client.open('/wishlist');
      await client.press(/liste de souhaits/);
      await client.open('/wishlist');
      expect(client.text).toContain('Votre liste de souhaits est vide');
    });

    test('a message is written to the store', async () => {
      const client = new Html4Client(origin);
      await client.open('/contacts');
      const message = `Une question ${Math.random()}`;
      client.type({
        firstName: 'Awa',
        lastName: 'Ndiaye',
        email: 'awa@example.sn',
        subject: 'Bonjour',
        message,
      });
      await client.press(/^Envoyer le message/);
      expect(client.text).toContain('Message envoyé');
    });
  });
}

for (const [kind, service] of quoteKinds)
  test(`a quote of the kind ${kind} is requested in a browser of HTML 4`, async () => {
    const client = new Html4Client(stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '');
    await client.open('/demande-devis');
    await client.follow(new RegExp(service));
    await client.press(/^Envoyer ma demande/);
    expect(client.status).toBe(422);
    client.answerAll(answerTo);
    await client.press(/^Envoyer ma demande/);
    expect(client.text).toContain('Demande envoyée avec succès !');
  });
