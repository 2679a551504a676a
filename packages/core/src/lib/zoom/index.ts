export {
  type ImagePoint,
  clampScale,
  imageMiddle,
  isInside,
  pointByKey,
  pointOf,
  scaleStep,
  zoomFactor,
  zoomHoldMs,
  zoomPauseMs,
  zoomView,
} from './zoom.ts';
