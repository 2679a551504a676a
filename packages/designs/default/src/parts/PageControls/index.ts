export { PageControls, PageControls as part } from './PageControls.tsx';
