import type {
  RenamedWire,
  StaffCategoryListWire,
  StaffCollectionListWire,
  StaffNameListWire,
  StaffServiceListWire,
} from '@teranga/contract/admin';
import { adminApi, ifMatch } from './adminApi.ts';

export interface GroupingLists {
  collections: StaffCollectionListWire;
  categories: StaffCategoryListWire;
  services: StaffServiceListWire;
}
/** What has an order of its own in the shop. */
export type Grouping = keyof GroupingLists;
export type GroupingEntry<S extends Grouping = Grouping> = GroupingLists[S]['items'][number];
type AnyList = GroupingLists[Grouping];

/** Fields of an entry, those that its form has. */
export type EntryFields = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** An entry, and the version of it that was seen. */
interface SeenEntry {
  grouping: Grouping;
  id: string;
  version: number;
}

const addressed = ({ grouping, id, version }: SeenEntry) => ({
  url: `/${grouping}/${encodeURIComponent(id)}`,
  headers: ifMatch(version),
});
const groupingTags = ['Groupings', 'Products'] as const;

export const groupingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    grouping: build.query<AnyList, Grouping>({
      query: (grouping) => `/${grouping}`,
      providesTags: ['Groupings'],
    }),
    createEntry: build.mutation<GroupingEntry, { grouping: Grouping; body: EntryFields }>({
      query: ({ grouping, body }) => ({ url: `/${grouping}`, method: 'POST', body }),
      invalidatesTags: groupingTags,
    }),
    changeEntry: build.mutation<GroupingEntry, SeenEntry & { body: EntryFields }>({
      query: ({ body, ...entry }) => ({ ...addressed(entry), method: 'PATCH', body }),
      invalidatesTags: groupingTags,
    }),
    removeEntry: build.mutation<null, SeenEntry>({
      query: (entry) => ({ ...addressed(entry), method: 'DELETE' }),
      invalidatesTags: groupingTags,
    }),
    orderEntries: build.mutation<AnyList, { grouping: Grouping; ids: string[] }>({
      query: ({ grouping, ids }) => ({ url: `/${grouping}/order`, method: 'PUT', body: { ids } }),
      async onQueryStarted({ grouping }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(groupingsApi.util.upsertQueryData('grouping', grouping, answer.data));
      },
      invalidatesTags: (_list, error) => (error ? ['Groupings'] : []),
    }),
    names: build.query<StaffNameListWire, 'brands' | 'tags'>({
      query: (kind) => `/${kind}`,
      providesTags: ['Names', 'Products'],
    }),
    rename: build.mutation<RenamedWire, { kind: 'brands' | 'tags'; name: string; to: string | null }>({
      query: ({ kind, ...body }) => ({ url: `/${kind}/rename`, method: 'POST', body }),
      invalidatesTags: ['Names', 'Products', 'Product'],
    }),
  }),
});
