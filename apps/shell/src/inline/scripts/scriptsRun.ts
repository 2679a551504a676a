import { forgetNoScript } from '../forgetNoScript.ts';

forgetNoScript();
