import { groupingsApi, type Grouping, type GroupingLists } from './groupingsApi.ts';

/** The list of a grouping; undefined until it is loaded. */
export const useGrouping = <S extends Grouping>(grouping: S): GroupingLists[S] | undefined =>
  // The query's type does not relate a grouping to its list.
  groupingsApi.useGroupingQuery(grouping).data as GroupingLists[S] | undefined;
