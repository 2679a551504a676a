import type {
  RenamedWire,
  StaffCategoryListWire,
  StaffCollectionListWire,
  StaffNameListWire,
  StaffServiceListWire,
} from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

export interface ShelfLists {
  collections: StaffCollectionListWire;
  categories: StaffCategoryListWire;
  services: StaffServiceListWire;
}
/** What has an order of its own in the shop. */
export type Shelf = keyof ShelfLists;
export type ShelfEntry<S extends Shelf = Shelf> = ShelfLists[S]['items'][number];
type AnyList = ShelfLists[Shelf];

/** Fields of an entry, those that its form has. */
export type EntryFields = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

const pathOf = (shelf: Shelf, id: string) => `/${shelf}/${encodeURIComponent(id)}`;
const shelfTags = ['Shelves', 'Products'] as const;

export const shelvesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    shelf: build.query<AnyList, Shelf>({
      query: (shelf) => `/${shelf}`,
      providesTags: ['Shelves'],
    }),
    createEntry: build.mutation<ShelfEntry, { shelf: Shelf; body: EntryFields }>({
      query: ({ shelf, body }) => ({ url: `/${shelf}`, method: 'POST', body }),
      invalidatesTags: shelfTags,
    }),
    changeEntry: build.mutation<ShelfEntry, { shelf: Shelf; id: string; body: EntryFields }>({
      query: ({ shelf, id, body }) => ({ url: pathOf(shelf, id), method: 'PATCH', body }),
      invalidatesTags: shelfTags,
    }),
    removeEntry: build.mutation<null, { shelf: Shelf; id: string }>({
      query: ({ shelf, id }) => ({ url: pathOf(shelf, id), method: 'DELETE' }),
      invalidatesTags: shelfTags,
    }),
    orderEntries: build.mutation<AnyList, { shelf: Shelf; ids: string[] }>({
      query: ({ shelf, ids }) => ({ url: `/${shelf}/order`, method: 'PUT', body: { ids } }),
      async onQueryStarted({ shelf }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(shelvesApi.util.upsertQueryData('shelf', shelf, answer.data));
      },
      invalidatesTags: (_list, error) => (error ? ['Shelves'] : []),
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
