import '@teranga/ui/base.css';
import './styles/theme.css';
import './styles/base.css';
import { lacksApis } from '@teranga/browser-support/lacks-apis';
import { startConsole } from './app/startConsole.tsx';

const polyfilled = lacksApis() ? import('@teranga/browser-support/polyfills') : Promise.resolve();
void polyfilled.then(() => startConsole(document));
