import type {
  AnsweredWire,
  AssignWire,
  ContactMessagePageWire,
  MemberListWire,
  MessageStepWire,
  NewAnswerWire,
  NewSentenceWire,
  QuotePageWire,
  QuoteStepWire,
  SentenceListWire,
  SentencePatchWire,
  SentenceWire,
  StaffMessageWire,
  StaffQuoteWire,
} from '@teranga/contract/admin';
import { adminApi, toQuery } from './adminApi.ts';

export type InboxFilter = Readonly<Record<string, string>>;

const quotePath = (ref: string) => `/quotes/${encodeURIComponent(ref)}`;
const ofQuote = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  [{ type: 'Quotes', id }, 'Quotes', 'Overview'] as const;
const ofMessage = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  [{ type: 'Messages', id }, 'Messages', 'Overview'] as const;

/** A change of one quote request or message. */
interface Of<Body> {
  id: string;
  body: Body;
}

/** Quote requests and messages, and what is answered to them. */
export const inboxApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    quotes: build.infiniteQuery<QuotePageWire, InboxFilter, string>({
      query: ({ queryArg, pageParam: cursor }) => `/quotes${toQuery({ ...queryArg, cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Quotes'],
    }),
    quote: build.query<StaffQuoteWire, string>({
      query: quotePath,
      providesTags: (_quote, _error, id) => [{ type: 'Quotes', id }],
    }),
    stepQuote: build.mutation<StaffQuoteWire, Of<QuoteStepWire>>({
      query: ({ id, body }) => ({ url: `${quotePath(id)}/status`, method: 'POST', body }),
      invalidatesTags: ofQuote,
    }),
    assignQuote: build.mutation<StaffQuoteWire, Of<AssignWire>>({
      query: ({ id, body }) => ({ url: `${quotePath(id)}/assignee`, method: 'PUT', body }),
      invalidatesTags: ofQuote,
    }),
    answerQuote: build.mutation<AnsweredWire, Of<NewAnswerWire>>({
      query: ({ id, body }) => ({ url: `${quotePath(id)}/answers`, method: 'POST', body }),
      invalidatesTags: ofQuote,
    }),
    messages: build.infiniteQuery<ContactMessagePageWire, InboxFilter, string>({
      query: ({ queryArg, pageParam: cursor }) => `/messages${toQuery({ ...queryArg, cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Messages'],
    }),
    message: build.query<StaffMessageWire, string>({
      query: (id) => `/messages/${id}`,
      providesTags: (_message, _error, id) => [{ type: 'Messages', id }],
    }),
    stepMessage: build.mutation<StaffMessageWire, Of<MessageStepWire>>({
      query: ({ id, body }) => ({ url: `/messages/${id}/status`, method: 'POST', body }),
      invalidatesTags: ofMessage,
    }),
    assignMessage: build.mutation<StaffMessageWire, Of<AssignWire>>({
      query: ({ id, body }) => ({ url: `/messages/${id}/assignee`, method: 'PUT', body }),
      invalidatesTags: ofMessage,
    }),
    answerMessage: build.mutation<AnsweredWire, Of<NewAnswerWire>>({
      query: ({ id, body }) => ({ url: `/messages/${id}/answers`, method: 'POST', body }),
      invalidatesTags: ofMessage,
    }),
    members: build.query<MemberListWire, void>({ query: () => '/members', providesTags: ['Staff'] }),
    sentences: build.query<SentenceListWire, void>({
      query: () => '/sentences',
      providesTags: ['Sentences'],
    }),
    addSentence: build.mutation<SentenceWire, NewSentenceWire>({
      query: (body) => ({ url: '/sentences', method: 'POST', body }),
      invalidatesTags: ['Sentences'],
    }),
    changeSentence: build.mutation<SentenceWire, Of<SentencePatchWire>>({
      query: ({ id, body }) => ({ url: `/sentences/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Sentences'],
    }),
    removeSentence: build.mutation<null, string>({
      query: (id) => ({ url: `/sentences/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sentences'],
    }),
  }),
});
