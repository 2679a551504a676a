export { SectionTitle, SectionTitle as part } from './SectionTitle.tsx';
