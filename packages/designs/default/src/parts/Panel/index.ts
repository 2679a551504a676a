export { Panel, Panel as part } from './Panel.tsx';
