import {
  CollectionPatchWire,
  NewCollectionWire,
  StaffCollectionListWire,
  StaffCollectionWire,
} from '@teranga/contract/admin';
import { shelves } from '../../../../modules/catalogue/shelves/shelf.ts';
import { readStaffCollections } from '../../../../modules/catalogue/shelves/staffShelves.ts';
import { pickTexts, shelfRoutes } from '../shelfRoutes.ts';

/** The store's collections. */
export const routes = shelfRoutes({
  shelf: shelves.collection,
  schemas: {
    list: StaffCollectionListWire,
    entry: StaffCollectionWire,
    created: NewCollectionWire,
    patch: CollectionPatchWire,
  },
  read: readStaffCollections,
  toFields: (_tx, body) => pickTexts(body, { slug: 'slug', description: 'description', image: 'image' }),
});
