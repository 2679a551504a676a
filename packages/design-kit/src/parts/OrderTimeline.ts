import type { OrderStatusView } from '@teranga/core/domain/order-status';
import { definePart } from './definePart.tsx';

interface OrderTimelineProps {
  entries: { key: string; dateLabel: string; state: OrderStatusView; reason: string | null }[];
}

export const OrderTimeline = definePart<OrderTimelineProps>('OrderTimeline', { tier: 'order' });
