export { type KnownDelivery, unknownDeliveryText, useDeliveryInfo } from './useDeliveryInfo.ts';
export { type LegalNoticeView, useLegalNotice } from './useLegalNotice.ts';
export { type LegalTextsView, useLegalTexts } from './useLegalTexts.ts';
export { type SizeGuideView, noSizeGuideText, useSizeGuide } from './useSizeGuide.ts';
