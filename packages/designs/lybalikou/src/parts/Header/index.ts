export { Header, Header as part } from './Header.tsx';
