import {
  CategoryPatchWire,
  NewCategoryWire,
  StaffCategoryListWire,
  StaffCategoryWire,
} from '@teranga/contract/admin';
import { groupings } from '../../../../modules/catalogue/groupings/grouping.ts';
import { readStaffCategories } from '../../../../modules/catalogue/groupings/staffGroupings.ts';
import { pickTexts, groupingRoutes } from '../groupingRoutes.ts';

/** The store's categories. */
export const routes = groupingRoutes({
  grouping: groupings.category,
  schemas: {
    list: StaffCategoryListWire,
    entry: StaffCategoryWire,
    created: NewCategoryWire,
    patch: CategoryPatchWire,
  },
  read: readStaffCategories,
  toFields: (_tx, body) => pickTexts(body, { image: 'image', isPopular: 'is_popular' }),
});
