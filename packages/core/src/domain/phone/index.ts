export { emailFreePrefix } from './emailFreePrefix.ts';
export { looksForeign } from './looksForeign.ts';
export { phoneHref } from './phoneHref.ts';
export { defaultPhoneCountry, toE164 } from './phoneNumber.ts';
export { loadPhoneReader, readPhone } from './phoneReader.ts';
export { type PhoneReader, isPhone, phoneError } from './phoneRule.ts';
export { type MessageProduct, orderMessage, quoteMessage, whatsappHref } from './whatsapp.ts';
