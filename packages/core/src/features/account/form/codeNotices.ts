/** Which notice to show after a code was requested. */
export type CodeNotice =
  /** A code was sent, regardless of who the contact is. */
  | 'code'
  /** Sign-in: only the contact itself learns whether an account exists. */
  | 'account'
  /** A contact that may be another account's: its message holds a code, or says so. */
  | 'message';

/** The sentence around the contact that is written to. */
export interface CodeNoticeView {
  before: string;
  after: string;
}

type Channel = 'sms' | 'email';
const ways: Record<Channel, string> = { sms: 'par SMS au ', email: 'par email à ' };

const notices: Record<CodeNotice, (channel: Channel) => CodeNoticeView> = {
  code: (channel) => ({
    before: `Nous avons envoyé un code à 6 chiffres ${ways[channel]}`,
    after: '. Il est valable 10 minutes.',
  }),
  account: () => ({
    before: 'S’il existe un compte pour ce contact, nous lui avons envoyé un code. Contact : ',
    after: '. Le code est valable 10 minutes.',
  }),
  message: (channel) => ({
    before: `Nous avons envoyé un message ${ways[channel]}`,
    after: '. S’il contient un code, saisissez-le ici : il est valable 10 minutes.',
  }),
};

/** The sentence shown after a code was requested. */
export const codeNotice = (notice: CodeNotice, channel: Channel): CodeNoticeView => notices[notice](channel);

/** Shown after another code was requested. */
export const resentTexts: Readonly<Record<CodeNotice, string>> = {
  code: 'Un nouveau code a été envoyé.',
  account: 'S’il existe un compte pour ce contact, un nouveau code lui a été envoyé.',
  message: 'Un nouveau message a été envoyé.',
};
