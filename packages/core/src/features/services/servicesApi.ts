import { baseApi } from '../../lib/api/index.ts';
import {
  toColorOrNull,
  toFields,
  toFlag,
  toList,
  toRecord,
  toNameOrNull,
  toRows,
  toText,
  toTextOrNull,
} from '../../lib/wire/index.ts';
import { toRecordId } from '../../lib/wire/index.ts';

/** A service of a travel agency. */
export interface Service {
  id: string;
  name: string;
  description: string;
  picture: string | null;
  pictureColor: string | null;
  isAvailable: boolean;
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
