import { expect, it } from 'vitest';
import { defineDesign } from './design.ts';

const load = () => Promise.resolve({});

const design = defineDesign({
  id: 'robe',
  label: 'Robe',
  homeRequests: [],
  theme: load,
  pages: { './pages/MyOrdersPage.tsx': load },
  parts: { './parts/ProductCard/index.ts': load },
});

it('A page is named by its file', () => {
  expect(design.pages.myOrders).toBe(load);
});

it('A part is named by its folder', () => {
  expect(design.parts.ProductCard).toBe(load);
});
