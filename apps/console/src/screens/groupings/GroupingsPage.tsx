import { Button } from '@teranga/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFilters } from '../../lib/useFilters.ts';
import { useHasRole } from '../../lib/session.ts';
import { Page } from '../../parts/Page.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { NameList } from './NameList.tsx';
import { GroupingList } from './GroupingList.tsx';
import { groupingTabs, groupingWords } from './groupingWords.ts';

/** Rayons, collections, services, and the brands and tags of the products. */
export default function GroupingsPage() {
  const { filters, change } = useFilters();
  const isManager = useHasRole('manager');
  const [isAdding, setAdding] = useState(false);
  const tab = groupingTabs.find(({ value }) => value === filters['liste'])?.value ?? 'categories';
  const search = filters['search'] ?? '';
  const grouping = tab === 'brands' || tab === 'tags' ? null : tab;
  return (
    <Page
      title="Rayons"
      width="narrow"
      actions={
        isManager &&
        grouping && (
          <Button variant="primary" data-key="n" onClick={() => setAdding(true)}>
            <Plus size={18} strokeWidth={2} aria-hidden="true" />
            {groupingWords[grouping].add}
          </Button>
        )
      }
    >
      <Tabs
        label="Ce qui range les articles"
        current={tab}
        choose={(value) => change({ liste: value === 'categories' ? null : value, search: null })}
        tabs={groupingTabs}
      />
      <SearchBox
        label="Chercher par nom"
        placeholder="Nom…"
        value={search}
        search={(text) => change({ search: text })}
      />
      {grouping ? (
        <GroupingList key={grouping} grouping={grouping} search={search} isEditable={isManager} />
      ) : (
        <NameList
          key={tab}
          kind={tab === 'brands' ? 'brands' : 'tags'}
          search={search}
          isEditable={isManager}
        />
      )}
      {grouping && isAdding && (
        <EntryDialog grouping={grouping} entry={null} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
