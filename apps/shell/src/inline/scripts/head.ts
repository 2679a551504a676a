import { beforePaint } from '../beforePaint.ts';
import { markScripts } from '../orderHelp.ts';
import { postFormsOnce } from '../postFormsOnce.ts';

markScripts();
// Back and forward may change the address before hydration.
document.documentElement.dataset['loadedAt'] = window.location.href;
beforePaint();
postFormsOnce(window);
