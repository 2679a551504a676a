import { fitSms, smsLength, toGsm } from '../messages/fitSms.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { codeMinutes } from './codes.ts';
import type { Contact } from './contact.ts';
import { chez } from '../stores/chez.ts';

/** The store in whose name a message is written. */
export interface Sender {
  storeName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The page's host name: browsers fill in codes that name it. */
  host: string;
}

/**
 * The kind of a message. `code`: signs in; `nobody`: the contact has no account; `change`, `proof`
 * and `taken`: about a profile; `order`: confirms an order; `staff`: signs in a staff member.
 */
export type SignInNews = 'code' | 'nobody' | 'change' | 'proof' | 'taken' | 'order' | 'staff';

const shortestSender = 8;

/**
 * An SMS with a code, its purpose, and the line from which browsers autofill it. Shortens the
 * sender's name if needed, and omits that line if it does not fit.
 */
export function codeSms({ storeName, host }: Sender, code: string, purpose: string): string {
  const words = ` : ${code} ${purpose}. Valable ${codeMinutes} minutes. Ne le donnez à personne.`;
  const boundLine = `\n\n@${host} #${code}`;
  const [text, line] = [toGsm(words), toGsm(boundLine)];
  const room = smsLength - text.length - line.length;
  const name = toGsm(storeName);
  if (name.length <= room || room >= shortestSender) return `${name.slice(0, room).trim()}${text}${line}`;
  return `${name.slice(0, smsLength - text.length).trim()}${text}`;
}

const smsTexts: Record<SignInNews, (sender: Sender, code: string) => string> = {
  code: (sender, code) => codeSms(sender, code, 'est votre code de connexion'),
  change: (sender, code) => codeSms(sender, code, 'confirme le changement de votre profil'),
  order: (sender, code) => codeSms(sender, code, 'confirme votre commande'),
  staff: (sender, code) => codeSms(sender, code, 'ouvre la gestion de la boutique'),
  proof: (sender, code) => codeSms(sender, code, 'vérifie ce numéro pour votre compte'),
  nobody: ({ storeName, siteUrl }) =>
    fitSms(
      storeName,
      'aucun compte ne s’ouvre avec ce numéro. Pour en créer un :',
      `${siteUrl}/auth?mode=register`,
    ),
  taken: ({ storeName }) =>
    fitSms(storeName, 'ce numéro ouvre déjà un autre compte. Il n’a pas été ajouté.', ''),
};

interface Letter {
  subject: string;
  lines: string[];
}

const codeLines = (code: string, otherwise = 'personne n’entre') => [
  code,
  `Ce code est valable ${codeMinutes} minutes. Ne le donnez à personne, pas même à nous.`,
  `Vous n’avez rien demandé ? Ignorez ce message : sans le code, ${otherwise}.`,
];

const emails: Record<SignInNews, (sender: Sender, code: string) => Letter> = {
  code: ({ storeName }, code) => ({
    subject: `${code} : votre code de connexion ${chez(storeName)}`,
    lines: [`Voici votre code de connexion ${chez(storeName)} :`, ...codeLines(code)],
  }),
  change: ({ storeName }, code) => ({
    subject: `${code} : confirmez votre profil ${chez(storeName)}`,
    lines: [
      `Voici le code qui confirme le changement de votre profil ${chez(storeName)} :`,
      ...codeLines(code),
    ],
  }),
  order: ({ storeName }, code) => ({
    subject: `${code} : confirmez votre commande ${chez(storeName)}`,
    lines: [
      `Voici le code qui confirme votre commande ${chez(storeName)} :`,
      ...codeLines(code, 'aucune commande n’est passée'),
    ],
  }),
  staff: ({ storeName }, code) => ({
    subject: `${code} : gestion de la boutique ${storeName}`,
    lines: [`Voici le code qui ouvre la gestion de la boutique ${storeName} :`, ...codeLines(code)],
  }),
  proof: ({ storeName }, code) => ({
    subject: `${code} : vérifiez votre adresse ${chez(storeName)}`,
    lines: [
      `Voici le code qui vérifie cette adresse : elle ouvrira aussi votre compte ${chez(storeName)}.`,
      ...codeLines(code),
    ],
  }),
  nobody: ({ storeName, siteUrl }) => ({
    subject: `Votre connexion ${chez(storeName)}`,
    lines: [
      `Quelqu’un, sans doute vous, a voulu se connecter ${chez(storeName)} avec cette adresse. Elle n’ouvre aucun compte.`,
      'Si vous avez un compte, connectez-vous avec votre numéro de téléphone : vous pourrez ensuite vérifier cette adresse dans « Mon compte ». Sinon, créez-en un.',
      `Créer un compte : ${siteUrl}/auth?mode=register`,
    ],
  }),
  taken: ({ storeName }) => ({
    subject: `Votre adresse ${chez(storeName)}`,
    lines: [
      `Cette adresse ouvre déjà un autre compte ${chez(storeName)}. Elle n’a pas été ajoutée au vôtre.`,
    ],
  }),
};

/** Builds the message to a contact. */
export function signInMessage(
  { channel, address }: Contact,
  news: SignInNews,
  sender: Sender,
  code: string,
): OutgoingMessage {
  if (channel === 'sms')
    return { channel, to: address, text: smsTexts[news](sender, code).trim(), isSecret: true };
  const { subject, lines } = emails[news](sender, code);
  return {
    channel,
    to: address,
    isSecret: true,
    subject,
    text: ['Bonjour,', ...lines, sender.storeName].join('\n\n'),
  };
}

/** What to do about a change that one did not make. */
const alarm = (siteUrl: string) =>
  `Ce n’est pas vous ? Contactez-nous sans attendre.\n\nNous contacter : ${siteUrl}/contacts`;

/** The message to the contact that was replaced in an account. */
export function replacedMessage({ channel, address }: Contact, sender: Sender): OutgoingMessage {
  const { storeName, siteUrl } = sender;
  if (channel === 'sms') {
    const news =
      'le numéro de téléphone de votre compte a été remplacé. Ce n’est pas vous ? Contactez-nous :';
    return { channel, to: address, text: fitSms(storeName, news, siteUrl) };
  }
  return {
    channel,
    to: address,
    subject: `Votre compte ${chez(storeName)} a changé`,
    text: `Bonjour,\n\nL’adresse e-mail de votre compte ${chez(storeName)} a été remplacée.\n\n${alarm(siteUrl)}\n\n${storeName}`,
  };
}

/** The message to an account's unchanged contact when another one was added or replaced. */
export function changedMessage({ channel, address }: Contact, sender: Sender): OutgoingMessage {
  const { storeName, siteUrl } = sender;
  if (channel === 'sms') {
    const news = 'un contact de votre compte a été ajouté ou remplacé. Ce n’est pas vous ? Contactez-nous :';
    return { channel, to: address, text: fitSms(storeName, news, siteUrl) };
  }
  return {
    channel,
    to: address,
    subject: `Votre compte ${chez(storeName)} a changé`,
    text: `Bonjour,\n\nUn numéro de téléphone ou une adresse e-mail de votre compte ${chez(storeName)} a été ajouté ou remplacé.\n\n${alarm(siteUrl)}\n\n${storeName}`,
  };
}
