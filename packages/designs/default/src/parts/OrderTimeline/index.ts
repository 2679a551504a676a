export { OrderTimeline, OrderTimeline as part } from './OrderTimeline.tsx';
