const zones = 'marketplaceInfo.deliveryInfo.zones.n';

/** What settings mean whose path and value do not say it, by path; for operators, in English. */
export const settingTexts: Readonly<Record<string, string>> = {
  name: 'name of the store; `storeInfo.name` follows it',
  logo: 'file name in `DATA_DIR/stores/<store>/pictures`',
  defaultLogo: 'shown where the logo fails to load',
  'marketplaceInfo.footerDescription': 'text in the footer of every page',
  'marketplaceInfo.contact.phones.n.phone': 'number in the footer',
  'marketplaceInfo.contact.emails.n.email':
    'address in the footer; the first one is notified of orders if no other setting names one',
  [`${zones}.id`]: 'name by which orders refer to the zone; made of its name if omitted',
  [`${zones}.kind`]: '`pickup`: shoppers collect their order there',
  [`${zones}.price`]: 'delivery fee in FCFA',
  [`${zones}.description`]: 'when and how orders arrive',
  [`${zones}.enabled`]: 'whether shoppers can choose it',
  [`${zones}.order`]: 'place among the zones',
  'marketplaceInfo.deliveryInfo.notes': 'sentences beside the zones',
  'storeInfo.name': 'overwritten by `name`',
  'storeInfo.hero.title': 'heading at the top of the home page',
  'storeInfo.hero.picture': 'file name of its image',
  'storeInfo.hero.pictureAlt': 'text for people who do not see the image',
  'storeInfo.hero.pictureFirst': 'whether the image precedes the text',
  'storeInfo.socialInfo.phone': 'number on the contact page and in messages',
  'storeInfo.socialInfo.email':
    'address on the contact page; is notified of orders if `notices.emails` is empty',
  'storeInfo.socialInfo.networks.n.type': 'for example `facebook`, `instagram` or `tiktok`',
  'storeInfo.socialInfo.networks.n.url': 'address that begins with `https://`',
  'storeInfo.contactPageInfo.coverImage': 'file name of an image',
  'storeInfo.contactPageInfo.locations.n.embeddedMap': 'address of a map by Google or OpenStreetMap',
  'storeInfo.aboutPageInfo.metrics.n.suffix': 'for example `+` or `%`',
  'storeInfo.promotionalFeatures.n.icon': 'name of an icon',
  'storeInfo.legalNotice':
    'name, address, RCCM, NINEA and the like, each with its value; shown on the legal pages',
  'sizeGuide.showSizeGuide': 'whether product pages link to it',
  'features.currencyPicker': 'whether shoppers can see prices in other currencies',
  'features.cashOnDelivery': 'whether shoppers can pay on delivery',
  'features.onlinePayment': 'whether shoppers can pay online; requires PayTech keys',
  'features.whatsapp': 'number with its country code',
  'cashOnDelivery.holdHours': 'hours until an order that nobody validates is cancelled; 48',
  'cashOnDelivery.confirmByCode':
    'when shoppers confirm by a code: never, always, or from this amount in FCFA on',
  'notices.emails': 'addresses that are notified of orders, quotes, messages and stock',
  'notices.sms': 'numbers that get an SMS for each of them',
  'notices.lowStock': 'stock from which on a product is nearly sold out; 3; `null`: no notices',
  'notices.dailySummary': 'whether the summary of the day before is sent at 7 in the morning; `true`',
  'legalTexts.terms':
    'terms of sale as HTML of paragraphs, lists, tables, headings and links; `null`: the usual ones',
  'legalTexts.privacy': 'privacy policy, likewise',
  'legalTexts.returns': 'terms of returns, shown after the terms of sale',
  'legalTexts.notice': 'legal notice, shown instead of the lines of `storeInfo.legalNotice`',
  designSettings: 'by design, as `packages/designs/<design>/design.json` lists them',
  'payment.paytech.env': 'keys are written and never shown; `paytech: null` removes them',
};
