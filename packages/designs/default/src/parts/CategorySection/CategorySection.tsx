import { ProductGrid, SectionTitle, type PartProps } from '@teranga/design-kit';
import layout from '../../layout/layout.module.css';

/** A counter of the stall: one category, and some of what lies on it. */
export function CategorySection({ section }: PartProps['CategorySection']) {
  if (section.cards.length === 0) return null;
  return (
    <section className={layout.section} aria-label={section.name}>
      <SectionTitle title={section.name} more={{ label: 'Tout voir', href: section.href }} />
      <ProductGrid cards={section.cards} />
    </section>
  );
}
