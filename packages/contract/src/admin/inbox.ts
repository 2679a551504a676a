import { Type, type Static } from 'typebox';
import { quoteStatuses } from '../quote.ts';
import { answerChannels } from './answerChannels.ts';
import { messageStatuses } from './messageStatuses.ts';
import { CursorPageWire, pageQuery } from './page.ts';
import { sentenceKinds } from './sentenceKinds.ts';
import { StaffRoleWire } from './staff.ts';
import { TextOrNullWire } from '../wire.ts';

const search = Type.Optional(Type.String({ maxLength: 200 }));
/** A member's id, or `none` for what nobody has taken. */
const assignee = Type.Optional(
  Type.Union([Type.Literal('none'), Type.String({ format: 'uuid', maxLength: 36 })]),
);
const AssigneeWire = Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]);
const ChannelWire = Type.Enum(answerChannels);

/** An answer of staff. By WhatsApp it is what they were about to send. */
export const InboxAnswerWire = Type.Object({
  id: Type.String(),
  channel: ChannelWire,
  text: Type.String(),
  author: Type.String(),
  at: Type.String(),
});
export type InboxAnswerWire = Static<typeof InboxAnswerWire>;

const counts = Type.Optional(Type.Record(Type.String(), Type.Integer()));

const MessageStatusWire = Type.Enum(messageStatuses);

/** What a visitor wrote to the store. */
export const ContactMessageItemWire = Type.Object({
  id: Type.Integer(),
  status: MessageStatusWire,
  assignee: AssigneeWire,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  createdAt: Type.String(),
  /** How many answers it has. */
  answers: Type.Integer(),
});
export type ContactMessageItemWire = Static<typeof ContactMessageItemWire>;

/** GET /api/admin/messages: the newest first. */
export const ContactMessageQueryWire = Type.Object({
  ...pageQuery,
  status: Type.Optional(MessageStatusWire),
  assignee,
  search,
});
export type ContactMessageQueryWire = Static<typeof ContactMessageQueryWire>;
export const ContactMessagePageWire = Type.Object({
  ...CursorPageWire(ContactMessageItemWire).properties,
  /** By status, whichever is requested; on the first page only. */
  counts,
});
export type ContactMessagePageWire = Static<typeof ContactMessagePageWire>;

/** GET /api/admin/messages/{id}, and the answer of its changes. */
export const StaffMessageWire = Type.Object({
  ...Type.Omit(ContactMessageItemWire, ['answers']).properties,
  answers: Type.Array(InboxAnswerWire),
});
export type StaffMessageWire = Static<typeof StaffMessageWire>;

/** POST /api/admin/messages/{id}/status: 409 when `from` is not its status any more. */
export const MessageStepWire = Type.Object({ from: MessageStatusWire, to: MessageStatusWire });
export type MessageStepWire = Static<typeof MessageStepWire>;

const QuoteStatusWire = Type.Enum(quoteStatuses);

const quoteFields = {
  ref: Type.String(),
  status: QuoteStatusWire,
  assignee: AssigneeWire,
  serviceName: Type.String(),
  name: Type.String(),
  /** E.164. */
  phone: Type.String(),
  email: Type.String(),
  createdAt: Type.String(),
};
export const QuoteItemWire = Type.Object({ ...quoteFields, answers: Type.Integer() });
export type QuoteItemWire = Static<typeof QuoteItemWire>;

/** GET /api/admin/quotes: the newest first. */
export const QuoteQueryWire = Type.Object({
  ...pageQuery,
  status: Type.Optional(QuoteStatusWire),
  assignee,
  search,
});
export type QuoteQueryWire = Static<typeof QuoteQueryWire>;
export const QuotePageWire = Type.Object({ ...CursorPageWire(QuoteItemWire).properties, counts });
export type QuotePageWire = Static<typeof QuotePageWire>;

/** GET /api/admin/quotes/{ref}, and the answer of its changes. */
export const StaffQuoteWire = Type.Object({
  ...quoteFields,
  serviceId: Type.String(),
  requirements: Type.String(),
  info: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  nextStatuses: Type.Array(QuoteStatusWire),
  updates: Type.Array(Type.Object({ at: Type.String(), status: QuoteStatusWire, note: TextOrNullWire })),
  answers: Type.Array(InboxAnswerWire),
  links: Type.Object({ tel: Type.String(), whatsapp: Type.String() }),
});
export type StaffQuoteWire = Static<typeof StaffQuoteWire>;

/** POST /api/admin/quotes/{ref}/status: 409 when `from` is not its status any more. */
export const QuoteStepWire = Type.Object({
  from: QuoteStatusWire,
  to: QuoteStatusWire,
  /** For the store alone. */
  note: Type.Optional(Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()])),
});
export type QuoteStepWire = Static<typeof QuoteStepWire>;

/** PUT …/assignee. */
export const AssignWire = Type.Object({
  memberId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
});
export type AssignWire = Static<typeof AssignWire>;

/** POST …/answers. A message can only be answered by e-mail. */
export const NewAnswerWire = Type.Object({
  channel: ChannelWire,
  text: Type.String({ minLength: 1, maxLength: 5_000 }),
});
export type NewAnswerWire = Static<typeof NewAnswerWire>;

/** POST …/answers, 201. */
export const AnsweredWire = Type.Object({
  answer: InboxAnswerWire,
  /** Opens WhatsApp on the text; null for what the store sends itself. */
  url: TextOrNullWire,
});
export type AnsweredWire = Static<typeof AnsweredWire>;

/** GET /api/admin/members: who can be given a quote request or a message. */
export const MemberListWire = Type.Object({
  members: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), role: StaffRoleWire })),
});
export type MemberListWire = Static<typeof MemberListWire>;

const sentenceFields = {
  kind: Type.Enum(sentenceKinds),
  title: Type.String({ minLength: 1, maxLength: 100 }),
  text: Type.String({ minLength: 1, maxLength: 2_000 }),
};
export const SentenceWire = Type.Object({ id: Type.String(), ...sentenceFields });
export type SentenceWire = Static<typeof SentenceWire>;
/** GET /api/admin/sentences: by kind and title. */
export const SentenceListWire = Type.Object({ items: Type.Array(SentenceWire) });
export type SentenceListWire = Static<typeof SentenceListWire>;
export const NewSentenceWire = Type.Object(sentenceFields);
export type NewSentenceWire = Static<typeof NewSentenceWire>;
export const SentencePatchWire = Type.Partial(Type.Object(sentenceFields));
export type SentencePatchWire = Static<typeof SentencePatchWire>;
