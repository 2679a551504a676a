import { useMemo } from 'react';
import { useMoney } from '../currency/index.ts';
import { toXof, type Money, type Xof } from '../../domain/money/index.ts';
import { orderMessage, whatsappHref } from '../../domain/phone/index.ts';
import {
  costFrom,
  type CostFrom,
  noDeliveryText,
  contactsLink,
  useDeliversNowhere,
  useStoreData,
} from '../store-info/index.ts';
import { usePosted, type PostedForm } from '../../lib/posted/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import {
  lineKey,
  stockWarning,
  subtotal,
  unitCount,
  type AddedLine,
  type Cart,
  type CartLine,
} from './cart.ts';
import { cartApi } from './cartApi.ts';
import { productCount, toCartLineView, type LineActions } from './cartViews.ts';
import { addToCart, removeFromCart, setCartQuantity } from './changeCart.ts';
import { raiseToast } from '../../lib/alerts/index.ts';
import { messageProducts } from './messageProducts.ts';
import { useCartData } from './useCartData.ts';
import type { CartView } from './views.ts';
import { selectSavedCart } from './savedCartSlice.ts';

/** Shown when a line exceeds the stock. */
const shortStockText = 'Corrigez d’abord les quantités signalées.';
/** Shown when a product was taken out, with a way to put it back where it was. */
const removedText = 'Article retiré du panier.';

type ReadyCart = Extract<CartView, { status: 'ready' }>;

function useLineActions(): LineActions {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const remove = async (line: AddedLine) => {
      const isRemoved = await dispatch(removeFromCart(line));
      if (!isRemoved) return;
      const undo = () => void dispatch(addToCart(line));
      dispatch(raiseToast({ tone: 'info', text: removedText, action: { label: 'Annuler', run: undo } }));
    };
    return {
      set: (line, quantity) => void dispatch(setCartQuantity(line, quantity)),
      remove: (line) => void remove(line),
    };
  }, [dispatch]);
}

/** The cart's lines, each with the price it had when it was added. */
function useLines(cart: Cart | null): CartLine[] {
  const saved = useAppSelector(selectSavedCart);
  return useMemo(() => {
    const added = new Map(saved?.lines.map((line) => [lineKey(line), line.addedPrice]));
    return (cart?.lines ?? []).map((line) => {
      const addedPrice = added.get(lineKey(line));
      return addedPrice === undefined ? line : { ...line, addedPrice };
    });
  }, [cart, saved]);
}

/** The cart as a message to the store. */
function cartMessage(lines: readonly CartLine[], total: Xof, storeName: string, siteUrl: string): string {
  const products = messageProducts(lines);
  return orderMessage({ storeName, products, total, url: siteUrl && `${siteUrl}/products` });
}

const toCostView = (cost: CostFrom | null): ReadyCart['delivery'] =>
  cost && {
    label: cost.price || `${cost.words.charAt(0).toUpperCase()}${cost.words.slice(1)}`,
    isFrom: cost.price !== '',
  };

const isShort = ({ lines }: Cart) => lines.some((line) => stockWarning(line) !== null);

/** Says what is no longer sold and has left the cart. */
function toWithdrawn({ withdrawn = [] }: Cart): string | null {
  if (withdrawn.length === 0) return null;
  const names = withdrawn.join(', ');
  return withdrawn.length === 1
    ? `${names} n’est plus en vente\u00a0: cet article n’est plus dans votre panier.`
    : `${names} ne sont plus en vente\u00a0: ces articles ne sont plus dans votre panier.`;
}

/** Why a cart cannot be ordered; null when it can. */
function toObstacle(cart: Cart, isNowhere: boolean): ReadyCart['obstacle'] {
  if (isNowhere) return { text: noDeliveryText, link: contactsLink };
  return isShort(cart) ? { text: shortStockText, link: null } : null;
}

const checkoutHref = '/checkout';

/** The posted promo code, and the checkout link that preserves it. */
function toPromo(
  posted: PostedForm | null,
  cart: Cart,
  money: Money,
): Pick<ReadyCart, 'promo' | 'checkoutHref'> {
  const { promoCode = '', promoDiscount = '', promoSubtotal } = posted?.values ?? {};
  const discount = toXof(Number(promoDiscount));
  if (!(discount > 0)) return { promo: null, checkoutHref };
  // The discount is that of the cart as it came: the checkout recomputes it.
  const isOfThisCart = promoSubtotal === String(subtotal(cart));
  return {
    promo: { code: promoCode, discount: isOfThisCart ? `\u2212${money.format(discount)}` : null },
    checkoutHref: `${checkoutHref}?${new URLSearchParams({ promoCode }).toString()}`,
  };
}

/** /cart. */
export function useCart(): CartView {
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const { zones, whatsapp } = useStoreData();
  const isNowhere = useDeliversNowhere();
  const actions = useLineActions();
  const { cart, isCopy, failure } = useCartData();
  const lines = useLines(cart);
  const refused = usePosted('updateCart');
  const tried = usePosted('applyPromo');
  const { isFetching } = cartApi.useGetCartQuery();
  return useMemo((): CartView => {
    const unknown = (): CartView => (failure ? { status: 'failed', ...failure } : { status: 'loading' });
    if (!cart) return unknown();
    if (cart.lines.length === 0) {
      // The copy of an earlier visit may be of before another device filled the cart.
      return isCopy ? unknown() : { status: 'empty', withdrawn: toWithdrawn(cart) };
    }
    return {
      status: 'ready',
      withdrawn: toWithdrawn(cart),
      lines: lines.map((line, position) =>
        toCartLineView({ ...line, position }, money, settings, actions, refused),
      ),
      countLabel: productCount(unitCount(cart)),
      subtotal: money.format(subtotal(cart)),
      ...toPromo(tried, cart, money),
      pickup: toCostView(costFrom(zones, 'pickup', money.format)),
      delivery: toCostView(costFrom(zones, 'delivery', money.format)),
      whatsappHref: isShort(cart)
        ? null
        : whatsappHref(whatsapp, cartMessage(lines, subtotal(cart), settings.storeName, settings.siteUrl)),
      failure: isCopy ? failure : null,
      isUpdating: isFetching,
      obstacle: toObstacle(cart, isNowhere),
    };
  }, [
    cart,
    lines,
    isCopy,
    failure,
    money,
    settings,
    actions,
    zones,
    isNowhere,
    whatsapp,
    isFetching,
    refused,
    tried,
  ]);
}
