import { toXof, type Xof } from '../../domain/money/index.ts';
import { baseApi } from '../../lib/api/index.ts';
import {
  toColorOrNull,
  toCount,
  toFields,
  toFlag,
  toList,
  toNameOrNull,
  toRecord,
  toRecordId,
  toRows,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';

/** A service of a travel agency. */
export interface Service {
  id: string;
  name: string;
  description: string;
  picture: string | null;
  pictureColor: string | null;
  isAvailable: boolean;
  /** What it costs at least; null: on request. */
  fromPrice: Xof | null;
  /** In words, such as «3 jours ouvrés». */
  duration: string | null;
  /** What the customer brings. */
  documents: string[];
  category: { id: string; name: string } | null;
}

/** A service; null without an id or a name. */
function toService(value: unknown): Service | null {
  const fields = toFields(value);
  const id = toRecordId(fields);
  const name = toTextOrNull(fields['name']);
  if (id === null || name === null) return null;
  const category = toFields(fields['service_category']);
  const categoryName = toTextOrNull(category['name']);
  return {
    id,
    name,
    description: toText(fields['description']),
    picture: toNameOrNull(fields['picture']),
    pictureColor: toColorOrNull(fields['pictureColor']),
    isAvailable: toFlag(fields['isAvailable'], true),
    fromPrice: fields['fromPrice'] === undefined ? null : toXof(toCount(fields['fromPrice'])),
    duration: toTextOrNull(fields['duration']),
    documents: toList(toRows(fields['documents']), toTextOrNull),
    category: categoryName === null ? null : { id: toRecordId(category) ?? categoryName, name: categoryName },
  };
}

/** The services in a response; those without an id or a name are omitted. */
export function toServices(body: unknown): Service[] {
  return toList(toRows(body), toService);
}

/** The calls for services. */
export const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getServices: build.query<Service[], void>({
      query: () => '/services',
      transformResponse: toServices,
    }),
    /** Null when the answer is no service. */
    getService: build.query<Service | null, string>({
      query: (id) => ({ url: '/services/:id', params: { id } }),
      transformResponse: (body) => toService(toRecord(body)),
    }),
  }),
});
