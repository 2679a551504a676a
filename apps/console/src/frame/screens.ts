import type { StaffRole } from '@teranga/contract/admin';
import {
  House,
  LayoutGrid,
  MessagesSquare,
  Package,
  Palette,
  ShoppingBag,
  Store,
  TicketPercent,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { lazyScreen } from '../lib/lazyScreen.ts';
import TodayPage from '../screens/today/TodayPage.tsx';

/** A screen of the side bar: where it is, who sees it, what it loads. */
interface Screen {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The least role that may open it. */
  role: StaffRole;
  /** The key that leads there, after «g». */
  key: string;
  component: ComponentType;
  load: () => Promise<unknown>;
}

type LoadScreen = () => Promise<{ default: ComponentType }>;

const screen = (facts: Omit<Screen, 'component' | 'load'>, load: LoadScreen): Screen => ({
  ...facts,
  load,
  component: lazyScreen(load),
});

/** Every screen that exists, in the order of the bars: bars, shortcuts and routes read it. */
export const screens: readonly Screen[] = [
  // With the frame: it is the first screen of most visits.
  {
    path: 'aujourdhui',
    label: 'Aujourd’hui',
    icon: House,
    role: 'preparer',
    key: 'a',
    component: TodayPage,
    load: () => Promise.resolve(),
  },
  screen(
    { path: 'commandes', label: 'Commandes', icon: ShoppingBag, role: 'preparer', key: 'c' },
    () => import('../screens/orders/OrderRoutes.tsx'),
  ),
  screen(
    { path: 'articles', label: 'Articles', icon: Package, role: 'preparer', key: 'r' },
    () => import('../screens/products/ProductRoutes.tsx'),
  ),
  screen(
    { path: 'messages', label: 'Messages', icon: MessagesSquare, role: 'manager', key: 'm' },
    () => import('../screens/inbox/InboxRoutes.tsx'),
  ),
  screen(
    { path: 'clients', label: 'Clients', icon: Users, role: 'manager', key: 'k' },
    () => import('../screens/customers/CustomerRoutes.tsx'),
  ),
  screen(
    { path: 'rayons', label: 'Rayons', icon: LayoutGrid, role: 'preparer', key: 'y' },
    () => import('../screens/groupings/GroupingsPage.tsx'),
  ),
  screen(
    { path: 'promos', label: 'Codes promo', icon: TicketPercent, role: 'manager', key: 'p' },
    () => import('../screens/promos/PromoRoutes.tsx'),
  ),
  screen(
    { path: 'livraison', label: 'Livraison', icon: Truck, role: 'manager', key: 'l' },
    () => import('../screens/zones/ZonesPage.tsx'),
  ),
  screen(
    { path: 'apparence', label: 'Apparence', icon: Palette, role: 'manager', key: 'd' },
    () => import('../screens/appearance/AppearanceRoutes.tsx'),
  ),
  screen(
    { path: 'boutique', label: 'Boutique', icon: Store, role: 'preparer', key: 'b' },
    () => import('../screens/store/StoreRoutes.tsx'),
  ),
];
