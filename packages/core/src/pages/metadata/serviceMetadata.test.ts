import { aService } from '@teranga/testing';
import { expect, it } from 'vitest';
import { toServices } from '../../features/services/servicesApi.ts';
import { someSettings } from '../../testing/renderWithStore.tsx';
import { quoteMetadata, serviceMetadata } from './serviceMetadata.ts';

const settings = someSettings({ cdnBaseUrl: '/cdn/' });
const store = { name: 'Teranga', description: '' };

function read(overrides: Parameters<typeof aService>[0]) {
  const [service] = toServices([aService(overrides)]);
  if (!service) throw new Error('no service was read');
  return service;
}

const visa = read({ id: 'visa-paris', picture: 'visa.jpg' });

it.each([
  ['a service', serviceMetadata(visa, store, settings)],
  ['the request for a quote of a service', quoteMetadata(visa, store, settings)],
])('%s uses the service’s preview and image', (_what, metadata) => {
  expect(metadata).toMatchObject({ image: '/cdn/visa.jpg', preview: 'services/visa-paris' });
});

it('A service without an image uses its preview', () => {
  const { image, preview } = serviceMetadata(read({ id: 'visa-paris', picture: null }), store, settings);
  expect(image).toBeUndefined();
  expect(preview).toBe('services/visa-paris');
});

it('A quote request without a service uses the store’s preview', () => {
  const { image, preview } = quoteMetadata(null, store, settings);
  expect(image).toBeUndefined();
  expect(preview).toBeUndefined();
});
