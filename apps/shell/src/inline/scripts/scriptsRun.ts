import { clearNoScript } from '../clearNoScript.ts';

clearNoScript();
