import { describe, expect, it } from 'vitest';
import { defaultBlueLogo, logoFile, metaReader, readSettings } from './readSettings.ts';

const reader = (tags: Record<string, string>) => (name: string) => tags[name] ?? null;

describe('readSettings', () => {
  it('reads every tag', () => {
    const tags = {
      'store-id': 'lybalikou',
      'store-name': 'Lybalikou',
      'store-logo': 'ly.svg',
      'store-default-logo': 'defaut.svg',
      'cdn-base-url': 'https://cdn.test/ly',
      design: 'lybalikou',
      'site-url': 'https://lybalikou.test/',
      'api-base-url': 'https://api.test/',
      'csrf-token': 'jeton',
      'exchange-rates-url': 'https://rates.test/XOF',
      'preview-picture': '/social/{page}.jpg',
      'image-resize': '{url}?w={width}',
    };
    expect(readSettings(reader(tags))).toEqual({
      storeId: 'lybalikou',
      storeName: 'Lybalikou',
      storeLogo: 'ly.svg',
      storeDefaultLogo: 'defaut.svg',
      cdnBaseUrl: 'https://cdn.test/ly/',
      design: 'lybalikou',
      siteUrl: 'https://lybalikou.test',
      apiBaseUrl: 'https://api.test',
      csrfToken: 'jeton',
      exchangeRatesUrl: 'https://rates.test/XOF',
      imageResize: '{url}?w={width}',
      previewImage: '/social/{page}.jpg',
    });
  });

  it('has a default for every tag', () => {
    expect(readSettings(() => null)).toEqual({
      storeId: '',
      storeName: 'Teranga',
      storeLogo: '',
      storeDefaultLogo: defaultBlueLogo,
      cdnBaseUrl: '/cdn/',
      design: '',
      siteUrl: '',
      apiBaseUrl: '',
      csrfToken: null,
      exchangeRatesUrl: null,
      imageResize: null,
      previewImage: null,
    });
  });

  it.each([['{url}'], ['?w={width}'], ['oui']])('takes %s for no way to resize', (template) => {
    expect(readSettings(reader({ 'image-resize': template })).imageResize).toBe(null);
  });

  it('treats a preview URL without a `{page}` placeholder as no previews', () => {
    expect(readSettings(reader({ 'preview-picture': '/card.jpg' })).previewImage).toBe(null);
  });

  it('reads a document', () => {
    document.head.innerHTML = '<meta name="store-name" content="Chez Awa">';
    expect(readSettings(metaReader(document)).storeName).toBe('Chez Awa');
  });
});

describe('logoFile', () => {
  it.each([
    ['logo.svg', 'defaut.svg', 'logo.svg'],
    ['', 'defaut.svg', 'defaut.svg'],
    [defaultBlueLogo, 'defaut.svg', 'defaut.svg'],
    ['', '', defaultBlueLogo],
    [defaultBlueLogo, '', defaultBlueLogo],
  ])('of «%s» with the default «%s» is %s', (logo, storeDefaultLogo, file) => {
    expect(logoFile(logo, { storeDefaultLogo })).toBe(file);
  });
});
