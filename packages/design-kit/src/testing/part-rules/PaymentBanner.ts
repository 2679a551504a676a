import { definePartRule } from '../partRule.ts';

export const rule = definePartRule('PaymentBanner', ({ banner }) => ({
  words: [banner.text],
  hrefs: [banner.link.href],
}));
