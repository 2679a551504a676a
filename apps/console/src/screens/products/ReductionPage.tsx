import { SelectField } from '@teranga/ui/field';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGrouping } from '../../api/useGrouping.ts';
import { productsApi } from '../../api/productsApi.ts';
import { plural } from '../../lib/format.ts';
import { useFilters } from '../../lib/useFilters.ts';
import { BulkResults, type Outcome } from '../../parts/BulkResults.tsx';
import { Card } from '../../parts/Card.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Page } from '../../parts/Page.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { ReductionForm } from './ReductionForm.tsx';

const back = { to: '/articles', label: 'Articles' };

interface CategoryReductionProps {
  category: string;
  onDone: (isReduced: boolean) => void;
  onRefused: (outcomes: Outcome[]) => void;
  onTakenBack: () => void;
}

/** The form for all products of a category, which are read a page at a time. */
function CategoryReduction({ category, onDone, onRefused, onTakenBack }: CategoryReductionProps) {
  const products = productsApi.useProductsInfiniteQuery({ category, isPublished: 'true' });
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage } = products;
  useEffect(() => {
    // Read to its end, but not again and again.
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [error, fetchNextPage, hasNextPage, isFetchingNextPage]);
  const items = currentData?.pages.flatMap((page) => page.items);
  return (
    <QueryState
      query={{ data: hasNextPage ? undefined : items, error, refetch: products.refetch }}
      skeleton={<ListSkeleton />}
    >
      {(all) =>
        all.length === 0 ? (
          <Notice tone="empty" title="Aucun article en vente dans ce rayon" />
        ) : (
          <>
            <p>{plural(all.length, 'article')} en vente.</p>
            <ReductionForm products={all} onDone={onDone} onRefused={onRefused} onTakenBack={onTakenBack} />
          </>
        )
      }
    </QueryState>
  );
}

/** A dated reduction for all products of a category. */
export function ReductionPage() {
  const { filters, change } = useFilters();
  const { category = '' } = filters;
  const navigate = useNavigate();
  // Of this category, until another is chosen.
  const [reduced, setReduced] = useState<string | null>(null);
  const [refused, setRefused] = useState<Outcome[] | null>(null);
  const categories = useGrouping('categories');
  const toList = () => navigate(`/articles?category=${encodeURIComponent(category)}`);
  return (
    <Page title="Réduire les prix d’un rayon" back={back} width="narrow">
      <Card>
        <SelectField
          name="category"
          label="Rayon"
          options={[
            { value: '', label: 'Choisir…' },
            ...(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={category}
          onChange={({ target }) => change({ category: target.value })}
        />
        {category !== '' && category === reduced && (
          <Notice
            tone="good"
            title="Réduction enregistrée"
            action={{ label: 'Voir ces articles', run: toList }}
          />
        )}
        {category !== '' && category !== reduced && (
          <CategoryReduction
            key={category}
            category={category}
            onDone={(isReduced) => isReduced && setReduced(category)}
            onRefused={setRefused}
            onTakenBack={() => setReduced(null)}
          />
        )}
      </Card>
      <BulkResults outcomes={refused} onClose={() => setRefused(null)} />
    </Page>
  );
}
