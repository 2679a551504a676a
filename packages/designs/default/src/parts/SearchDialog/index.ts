export { SearchDialog, SearchDialog as part } from './SearchDialog.tsx';
