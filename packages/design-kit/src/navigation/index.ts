export {
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type Location,
} from 'react-router-dom';
export { isPlainClick } from './isPlainClick.ts';
export { Link } from './Link.tsx';
export { PreloadProvider, usePreload, type Preload } from './preload.ts';
export { useIdlePreload } from './useIdlePreload.ts';
export { useOnNavigate } from './useOnNavigate.ts';
