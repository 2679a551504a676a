export { formatFigure } from './countUp.ts';
export { useCountUp } from './useCountUp.ts';
