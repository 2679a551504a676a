import { type ImageSettings, type ImageView, toImage } from '../../domain/media/index.ts';
import { optionField } from '../../lib/actions/index.ts';
import type { Money } from '../../domain/money/index.ts';
import { unitPrice } from '../../domain/pricing/index.ts';
import {
  chooseOption,
  optionGroups,
  optionLabel,
  optionTitle,
  valueOf,
  type Variation,
  type VariationOption,
} from '../../domain/variations/index.ts';
import { conflictNote } from './optionNotes.ts';
import { productsHref } from './filters/index.ts';
import type { Product } from '../../domain/product/index.ts';
import type { Selection } from './productSelection.ts';
import type { CrumbView, OptionChoiceView, OptionGroupView } from './views.ts';

/** Home, products, the product's category, the product. */
export function toProductCrumbs({ name, category }: Product): CrumbView[] {
  const parents = category === null ? [] : [{ label: category, href: productsHref({ category }) }];
  return [
    { label: 'Accueil', href: '/' },
    { label: 'Boutique', href: '/products' },
    ...parents,
    { label: name, href: null },
  ];
}

/** The images of the chosen variation, then those of the product, without duplicates. */
export function toGallery({ product, variation }: Selection, settings: ImageSettings): ImageView[] {
  const own = variation ? [variation.picture, ...variation.pictures] : [];
  const ownFiles = own.filter((file) => file !== null).map((name) => ({ name, alt: product.name }));
  const fallback = product.picture === null ? [] : [{ name: product.picture, alt: product.name }];
  const shared = product.gallery.length > 0 ? product.gallery : fallback;
  const alts = new Map(shared.map((each) => [each.name, each.alt]));
  const files = new Map([...ownFiles, ...shared].map(({ name, alt }) => [name, alts.get(name) ?? alt]));
  return [...files].flatMap(([name, alt]) => {
    const color = name === product.picture ? product.pictureColor : null;
    const image = toImage(name, alt, settings, color);
    return image ? [image] : [];
  });
}

const namedColor = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

function toSwatch(option: VariationOption, settings: ImageSettings): OptionChoiceView['swatch'] {
  if (option.valueType === 'color') return namedColor.test(option.value) ? { color: option.value } : null;
  if (option.valueType !== 'picture') return null;
  const image = toImage(option.value, optionLabel(option), settings);
  return image ? { image } : null;
}

/** What the option groups of a product are made for. */
interface OptionContext {
  settings: ImageSettings;
  money: Money;
  now: number;
  /** Receives the variation to select and the option picked. */
  choose: (variation: Variation, name: string) => void;
  /** Values that were posted and refused, by option: they stay chosen. */
  posted: Readonly<Record<string, string>> | null;
}

/** Option groups of a product with the current selection. */
export function toOptionGroups(
  { product, variation }: Selection,
  { settings, money, now, choose, posted }: OptionContext,
): OptionGroupView[] {
  const priceOf = (each: Variation) => unitPrice(product, each, now);
  const isOnePrice = new Set(product.variations.map(priceOf)).size < 2;
  return optionGroups(product.variations).map(({ name, values }) => {
    const selected = posted?.[optionField + name] ?? (variation ? valueOf(variation, name) : undefined);
    const choices = values.map((option): OptionChoiceView => {
      const { value } = option;
      const next = chooseOption(product.variations, variation, { name, value }, priceOf);
      return {
        value,
        label: optionLabel(option),
        swatch: toSwatch(option, settings),
        isSelected: value === selected,
        isDisabled: option.isDisabled,
        price: next && !isOnePrice ? money.format(priceOf(next)) : null,
        note:
          option.isDisabled || value === selected
            ? null
            : conflictNote(product.variations, variation, option),
        choose: () => {
          if (next && value !== selected) choose(next, name);
        },
      };
    });
    const selectedLabel = choices.find((choice) => choice.isSelected)?.label ?? '';
    return { name: optionTitle(name), field: optionField + name, selectedLabel, choices };
  });
}

/** URL of «Acheter maintenant»: `/checkout?product={id}&variation={sku or none}&quantity=n`. */
export function buyNowHref({ product, variation, quantity }: Selection): string {
  const query = new URLSearchParams({
    product: product.id,
    variation: variation?.sku ?? 'none',
    quantity: String(quantity),
  });
  return `/checkout?${query.toString()}`;
}
