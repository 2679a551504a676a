import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { newStoreContent } from '../../../cli/newStoreContent.ts';
import type { ContentDocument } from './contentDocument.ts';
import { InvalidContentError, readContent } from './readContent.ts';

const content: ContentDocument = { name: 'Awa Mode', logo: null, ...newStoreContent('Awa Mode') };
const hasImage = (name: string) => name === 'logo.png';

/** The document with one thing set, by its path. */
function withValue(path: (string | number)[], value: unknown): string {
  const copy: Record<string | number, unknown> = { ...structuredClone(content) };
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce((inner, step) => inner[step] as typeof copy, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return stringify(copy);
}

function errorsOf(text: string): readonly string[] {
  try {
    readContent(text, hasImage);
    return [];
  } catch (error) {
    if (error instanceof InvalidContentError) return error.lines;
    throw error;
  }
}
const sentences = (text: string) => errorsOf(text).map((line) => line.replace(/^Ligne \d+ : /, ''));

describe('a store’s words', () => {
  it('are read as they are written', () => {
    expect(readContent(stringify(content), hasImage)).toEqual({ content, version: null });
  });

  it('say of which version they were made', () => {
    expect(readContent(stringify({ version: 7, ...content }), hasImage)).toEqual({ content, version: 7 });
    expect(errorsOf(stringify({ ...content, version: 'sept' }))[0]).toMatch(
      /^Ligne \d+ : « version » est un nombre entier, celui que « show » a écrit\.$/,
    );
  });

  it('may be in any alphabet and hold any sign', () => {
    const name = 'متجر 🌍 <script>alert(1)</script>';
    expect(readContent(withValue(['name'], name), hasImage).content.name).toBe(name);
  });

  it('describe a zone where orders are picked up, and no other kind', () => {
    const kind = ['marketplaceInfo', 'deliveryInfo', 'zones', 1, 'kind'];
    expect(sentences(withValue(kind, 'pickup'))).toEqual([]);
    expect(sentences(withValue(kind, 'drone'))).toEqual([
      '« marketplaceInfo › deliveryInfo › zones › n° 2 › kind » n’est pas une valeur possible.',
    ]);
  });

  it.each<[string, (string | number)[], unknown, string]>([
    ['no name', ['name'], undefined, '« name » manque.'],
    ['an empty name', ['name'], '', '« name » ne peut pas être vide.'],
    ['a name that is a number', ['name'], 12, '« name » attend un texte.'],
    ['a name of 101 signs', ['name'], 'a'.repeat(101), '« name » est trop long : 100 signes au plus.'],
    [
      'a logo that is not there',
      ['logo'],
      'absent.png',
      '« logo » nomme une image qui n’est pas dans le dossier des images de la boutique.',
    ],
    [
      'a price that is a text',
      ['marketplaceInfo', 'deliveryInfo', 'zones', 1, 'price'],
      'mille',
      '« marketplaceInfo › deliveryInfo › zones › n° 2 › price » attend un nombre entier.',
    ],
    [
      'a price below nothing',
      ['marketplaceInfo', 'deliveryInfo', 'zones', 1, 'price'],
      -1,
      '« marketplaceInfo › deliveryInfo › zones › n° 2 › price » est trop petit : 0 au moins.',
    ],
    [
      'a price of more than a million',
      ['marketplaceInfo', 'deliveryInfo', 'zones', 1, 'price'],
      1_000_001,
      '« marketplaceInfo › deliveryInfo › zones › n° 2 › price » est trop grand : 1000000 au plus.',
    ],
    [
      'the same zone twice',
      ['marketplaceInfo', 'deliveryInfo', 'zones', 1, 'id'],
      'dakar',
      '« marketplaceInfo › deliveryInfo › zones › n° 2 » a le même identifiant qu’une autre zone.',
    ],
    [
      '501 zones',
      ['marketplaceInfo', 'deliveryInfo', 'zones'],
      Array.from({ length: 501 }, (_, n) => ({
        name: `Z${n}`,
        price: 0,
        description: '',
        enabled: true,
        order: n,
      })),
      '« marketplaceInfo › deliveryInfo › zones » a trop de zones : 500 au plus.',
    ],
    [
      'a foreign frame',
      ['storeInfo', 'contactPageInfo', 'locations'],
      [{ address: 'a', city: 'b', country: 'c', embeddedMap: 'https://evil.test/frame' }],
      '« storeInfo › contactPageInfo › locations › n° 1 › embeddedMap » n’est pas l’adresse https d’une carte : il faut www.google.com, ou maps.google.com, ou www.openstreetmap.org.',
    ],
    [
      'a network that is a script',
      ['storeInfo', 'socialInfo', 'networks'],
      [{ type: 'facebook', url: 'javascript:alert(1)' }],
      '« storeInfo › socialInfo › networks › n° 1 › url » n’est pas une adresse qui commence par https://.',
    ],
    [
      'a network whose address is not encrypted',
      ['storeInfo', 'socialInfo', 'networks'],
      [{ type: 'facebook', url: 'http://facebook.com/awa' }],
      '« storeInfo › socialInfo › networks › n° 1 › url » n’est pas une adresse qui commence par https://.',
    ],
    [
      'an e-mail that is none',
      ['storeInfo', 'socialInfo', 'email'],
      'awa',
      '« storeInfo › socialInfo › email » n’est pas une adresse e-mail.',
    ],
    [
      'half a telephone number',
      ['storeInfo', 'socialInfo', 'phone'],
      '77 111',
      '« storeInfo › socialInfo › phone » n’est pas un numéro de téléphone, par exemple +221 33 123 45 67.',
    ],
    [
      'a misspelt field',
      ['features', 'whatsap'],
      '+221 77 000 00 00',
      '« features › whatsap » n’est pas un champ connu. Il y a : currencyPicker, cashOnDelivery, onlinePayment, whatsapp.',
    ],
    ['a list for a group', ['features'], [], '« features » attend un groupe de champs.'],
  ])('are refused with %s', (_what, path, value, sentence) => {
    expect(sentences(withValue(path, value))).toEqual([sentence]);
  });

  it('are refused with all errors at once, each with its line', () => {
    const lines = stringify(content).split('\n');
    const at = (start: string) => lines.findIndex((line) => line.trimStart().startsWith(start));
    const price = at('price: 3000');
    const text = lines
      .with(0, 'name: ""')
      .with(price, lines[price]?.replace('3000', 'cher') ?? '')
      .join('\n');
    expect(errorsOf(text)).toEqual([
      'Ligne 1 : « name » ne peut pas être vide.',
      `Ligne ${price + 1} : « marketplaceInfo › deliveryInfo › zones › n° 2 › price » attend un nombre entier.`,
    ]);
  });

  it('are refused with schema and rule errors together, one per path', () => {
    const text = stringify({
      ...content,
      name: '',
      logo: 'absent.png',
      marketplaceInfo: {
        ...content.marketplaceInfo,
        deliveryInfo: {
          notes: [],
          zones: [{ name: ' ', price: 'cher', description: '', enabled: true, order: 1 }],
        },
      },
      designSettings: { neant: { values: {} } },
    });
    expect(sentences(text)).toEqual([
      '« name » ne peut pas être vide.',
      '« logo » nomme une image qui n’est pas dans le dossier des images de la boutique.',
      '« marketplaceInfo › deliveryInfo › zones › n° 1 › name » ne peut pas être vide.',
      '« marketplaceInfo › deliveryInfo › zones › n° 1 › price » attend un nombre entier.',
      '« designSettings › neant » n’est pas un design connu. Il y a : default, lybalikou, rahmou-serwiss.',
    ]);
  });

  it.each([
    ['what is no YAML', 'name: "Awa\nlogo: [', 2],
    ['a list at its root', '- name: Awa', 1],
    ['nothing', '', 1],
  ])('are refused as %s', (_what, text) => {
    expect(errorsOf(text).length).toBeGreaterThan(0);
  });

  it('are refused once for a line that is no YAML in several ways', () => {
    const sentence = 'ce n’est pas du YAML valide. Vérifiez les retraits, les « : » et les guillemets.';
    expect(errorsOf('name: "Awa" "Mode" "Dakar"\nlogo: [\n')).toEqual([
      `Ligne 1 : ${sentence}`,
      `Ligne 3 : ${sentence}`,
    ]);
  });

  it('are refused when they are a million signs or more', () => {
    expect(errorsOf('a'.repeat(3_000_000))).toEqual(['Le fichier est trop grand : 1000000 signes au plus.']);
  });
});
