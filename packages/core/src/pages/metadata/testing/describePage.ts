import { initialRequests, pageRequests } from '../../requests/pageRequests.ts';
import type { PageName, PageParams } from '../../table/index.ts';
import { pageStatus } from '../../requests/pageStatus.ts';
import { makeTestStore } from '../../../testing/renderWithStore.tsx';
import { pageMetadataOf } from '../pageMetadataOf.ts';

/** What a page says of itself once its requests are answered, and its status. */
export async function describePage(page: PageName, params: PageParams = {}, address = '') {
  const store = makeTestStore();
  const query = new URLSearchParams(address);
  const requests = [...initialRequests(), ...pageRequests(page, params, query, ['newProducts'])];
  await Promise.all(requests.map((request) => store.dispatch(request)));
  const state = store.getState();
  return {
    metadata: pageMetadataOf(state, page, params, query),
    status: pageStatus(state, page, params, query),
  };
}
