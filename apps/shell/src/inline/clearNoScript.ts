import { noScriptCookie } from '@teranga/core/pages/render';

/** JavaScript was off and is on again: loads the page with its code. */
export function clearNoScript(): void {
  document.cookie = `${noScriptCookie}=; path=/; max-age=0`;
  window.location.replace(window.location.href);
}
