export * from './useDeliveryInfo.ts';
export * from './useLegalNotice.ts';
export * from './useSizeGuide.ts';
