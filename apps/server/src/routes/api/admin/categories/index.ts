import {
  CategoryPatchWire,
  NewCategoryWire,
  StaffCategoryListWire,
  StaffCategoryWire,
} from '@teranga/contract/admin';
import { shelves } from '../../../../modules/catalogue/shelves/shelf.ts';
import { readStaffCategories } from '../../../../modules/catalogue/shelves/staffShelves.ts';
import { pickTexts, shelfRoutes } from '../shelfRoutes.ts';

/** The store's categories. */
export const routes = shelfRoutes({
  shelf: shelves.category,
  schemas: {
    list: StaffCategoryListWire,
    entry: StaffCategoryWire,
    created: NewCategoryWire,
    patch: CategoryPatchWire,
  },
  read: readStaffCategories,
  toFields: (_tx, body) => pickTexts(body, { image: 'image', isPopular: 'is_popular' }),
});
