/** Characters per SMS when all are in the GSM alphabet; with any other the limit is 70. */
export const smsLength = 160;

const shortestSender = 8;

// Of the GSM alphabet, what French and our own texts use.
const beyondGsm = /[^A-Za-z0-9 \n@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà!"#%&'()*+,\-./:;<=>?_]/gu;

/** The same text in the GSM alphabet: «ê» becomes «e», «’» an apostrophe. */
export function toGsm(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'OE')
    .replace(beyondGsm, (character) => character.normalize('NFD').replace(beyondGsm, ''));
}

/** The start of a text, cut between words where it can be. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room);
  return (text[room] === ' ' ? start : start.replace(/ \S*$/, '')).trim();
}

/**
 * One SMS: the news in full, the sender's name shortened if needed, the link only if it fits whole.
 */
export function fitSms(sender: string, news: string, link: string): string {
  const [from, text, url] = [toGsm(sender), toGsm(news), toGsm(link)];
  const whole = (name: string) => `${name} : ${text} ${url}`;
  if (whole(from).length <= smsLength) return whole(from);
  const room = smsLength - whole('').length;
  if (room >= shortestSender) return whole(cut(from, room));
  return `${cut(from, smsLength - ` : ${text}`.length)} : ${text}`.slice(0, smsLength);
}
