import { whatsappHref } from '@teranga/core/domain/phone';

/** A link that opens WhatsApp on a message to a number in E.164. */
export const whatsappTo = (phone: string, text: string): string =>
  whatsappHref(phone.replace('+', ''), text) ?? '';
