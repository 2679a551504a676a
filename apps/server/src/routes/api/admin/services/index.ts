import {
  NewServiceWire,
  ServicePatchWire,
  StaffServiceListWire,
  StaffServiceWire,
} from '@teranga/contract/admin';
import { groupings } from '../../../../modules/catalogue/groupings/grouping.ts';
import { readStaffServices } from '../../../../modules/catalogue/groupings/staffGroupings.ts';
import { ensureServiceCategory } from '../../../../modules/services/writeServices.ts';
import { pickTexts, groupingRoutes } from '../groupingRoutes.ts';

/** The store's services. */
export const routes = groupingRoutes({
  grouping: groupings.service,
  schemas: {
    list: StaffServiceListWire,
    entry: StaffServiceWire,
    created: NewServiceWire,
    patch: ServicePatchWire,
  },
  read: readStaffServices,
  toFields: async (tx, body) => {
    const { category } = body;
    return {
      ...pickTexts(body, {
        description: 'description',
        picture: 'picture',
        isAvailable: 'is_available',
        fromPrice: 'from_price',
        duration: 'duration',
        documents: 'documents',
      }),
      // Of the image that was replaced.
      ...(body['picture'] !== undefined && { picture_color: null }),
      ...(category === null && { category_id: null }),
      ...(typeof category === 'string' && { category_id: await ensureServiceCategory(tx, category) }),
    };
  },
});
