import { rootElementId } from '../browserState.ts';

/** Storage key of the queue while its page reloads by itself. */
export const queuedClicksKey = 'teranga-presses';

/** Time in milliseconds a link waits for an earlier press whose code cannot be loaded. */
export const longestQueueMs = 15_000;

/** Interval in milliseconds between checks whether the pressed element is hydrated. */
export const lookAgainMs = 50;

/**
 * Detects server-rendered elements that React has not hydrated yet, by the marks React leaves on
 * elements.
 */
const isNotHydrated =
  `asleep=function(e){var r=d.getElementById('${rootElementId}');` +
  'return !!r&&r.contains(e)&&!Object.keys(e).some(function(k){return/^__react/.test(k)})},';

/** Identifies a control by its text and its label. */
const nameOf = "name=function(e){return e.textContent+'|'+e.getAttribute('aria-label')},";

/** Finds a control again, even if it was re-rendered; on another page it finds nothing. */
const findAgain =
  'find=function(h){var e=h.e;if(e&&e.isConnected)return e;if(page&&page!==location.pathname)return null;' +
  'e=all()[h.i];return e&&name(e)===h.x?e:null},';

/**
 * Shows that a press is queued. Uses the Web Animations API, so that hydration finds the markup
 * unchanged.
 */
const showQueued =
  "show=function(h){var e=find(h);if(e&&e.animate&&h.v===null&&!h.s)h.s=e.animate({opacity:[.35,.65,.35]},{duration:matchMedia('(prefers-reduced-motion: reduce)').matches?1e8:1200,iterations:1/0})},";

/**
 * Replays a press, a selection or an input. React detects a change by comparing with the last
 * value, so it first sees another value.
 */
const doAgain =
  'again=function(h,e){var v=h.v;if(h.s)h.s.cancel();if(!e)return;if(v===null)return e.click();' +
  "if(typeof v==='boolean'){e.checked=!v;return e.click()}" +
  "e.value=v+'0';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value').set.call(e,v);" +
  "['input','change'].forEach(function(n){e.dispatchEvent(new Event(n,{bubbles:true}))})},";

/**
 * Replays the queue in order, without anything in between, up to an element that is not hydrated.
 */
const doAll =
  'next=function(){var h=q[0],e;if(!h)return;e=find(h);' +
  `if(e&&asleep(e))return setTimeout(next,${lookAgainMs});` +
  'q.shift();busy=true;try{again(h,e)}finally{busy=false}Promise.resolve().then(next)},';

/**
 * A link, or a form that navigates, waits for earlier presses: as long as their code may load, and
 * for a limited time if it fails or the document is cut off. Pressing again after that time
 * navigates. A link to the current address that opens something waits too, as it would reload the
 * page.
 */
const waitInTurn =
  "wait=function(e,t,go){var h=q[q.length-1];if(!(t.getAttribute('aria-haspopup')&&bare(t)===bare(location)&&(!page||asleep(t)))&&!q.some(function(h){return h.v===null}))return;" +
  `if(h&&find(h)===t&&Date.now()-h.t>=${longestQueueMs})return;stop(e);h=hold(t,null);` +
  `(function late(n){setTimeout(function(){if(q.indexOf(h)<0)return;if(w.isCodeComing||n&&d.readyState==='loading')late(0);else go()},${longestQueueMs})})(1)},`;

/**
 * Classifies events: fields are queued with their value, buttons without; what the browser does
 * natively is left to it, or waits for earlier events. A popover's button is native where the
 * browser knows popovers.
 */
const onEvent =
  "hear=function(e){var t=e.target,f;if(busy)return;if(e.type==='input'){if(page&&!asleep(t))return;e.stopPropagation();return hold(t,/^(radio|checkbox)$/.test(t.type)?t.checked:t.value)}" +
  "t=t.closest('a[href],button'+('popover'in t?':not([popovertarget])':''));if(!t)return;f=t.form;" +
  'if(t.href){if(!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&!t.target&&t.origin===location.origin&&!(t.hash&&bare(t)===bare(location)))wait(e,t,function(){location.href=t.href})}' +
  "else if(f&&t.type==='submit'&&f.method==='get')wait(e,t,function(){f.submit()});" +
  'else if(!page||asleep(t)){stop(e);hold(t,null)}},';

/**
 * Runs before the first paint, so that no early interaction is lost. Queues presses, selections and
 * input until hydration, shows feedback, then replays each once, in order: see
 * `Window.replayClicks`; also for islands that hydrate later. A repeated press on a button counts
 * once, except in a group of fields, where each is a step. A link after a press waits, as it would
 * discard that press.
 */
export const queueEarlyClicks =
  "(function(){var w=window,d=document,q=[],busy=false,page='',names=['click','input']," +
  "all=function(){return [].slice.call(d.querySelectorAll('a,button,input,select,textarea'))}," +
  "bare=function(l){return l.href.split('#')[0]}," +
  'stop=function(e){e.preventDefault();e.stopPropagation()},' +
  isNotHydrated +
  nameOf +
  findAgain +
  showQueued +
  doAgain +
  "hold=function(e,v){var l=q[q.length-1];if(l&&find(l)===e&&(v!==null||!e.closest('fieldset')))l.v=v;" +
  'else show(l=q[q.push({e:e,i:all().indexOf(e),x:name(e),v:v,t:Date.now()})-1]);' +
  'if(page&&q.length===1)setTimeout(next);return l},' +
  doAll +
  waitInTurn +
  onEvent +
  'k;w.replayClicks={at:location.href,play:function(){if(!page){page=location.pathname;next()}},' +
  `persist:function(){try{sessionStorage.setItem('${queuedClicksKey}',JSON.stringify([location.href,q.map(function(h){return{i:h.i,x:h.x,v:h.v}})]))}catch(x){}}};` +
  'names.forEach(function(n){w.addEventListener(n,hear,true)});' +
  "w.addEventListener('vite:preloadError',function(){w.isCodeComing=false});" +
  `try{k=JSON.parse(sessionStorage.getItem('${queuedClicksKey}'));sessionStorage.removeItem('${queuedClicksKey}');` +
  "if(k&&k[0]===location.href){q=k[1];d.addEventListener('DOMContentLoaded',function(){q.forEach(show)})}}catch(x){}" +
  '})();';
