import '@teranga/ui/base.css';
import './styles/theme.css';
import './styles/base.css';
import { lacksApis } from './app/lacksApis.ts';
import { startConsole } from './app/startConsole.tsx';

const polyfilled = lacksApis() ? import('./app/polyfills.ts') : Promise.resolve();
void polyfilled.then(() => startConsole(document));
