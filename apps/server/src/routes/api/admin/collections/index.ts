import {
  CollectionPatchWire,
  NewCollectionWire,
  StaffCollectionListWire,
  StaffCollectionWire,
} from '@teranga/contract/admin';
import { groupings } from '../../../../modules/catalogue/groupings/grouping.ts';
import { readStaffCollections } from '../../../../modules/catalogue/groupings/staffGroupings.ts';
import { pickTexts, groupingRoutes } from '../groupingRoutes.ts';

/** The store's collections. */
export const routes = groupingRoutes({
  grouping: groupings.collection,
  schemas: {
    list: StaffCollectionListWire,
    entry: StaffCollectionWire,
    created: NewCollectionWire,
    patch: CollectionPatchWire,
  },
  read: readStaffCollections,
  toFields: (_tx, body) => pickTexts(body, { slug: 'slug', description: 'description', image: 'image' }),
});
