import { rootElementId } from '../browserState.ts';

/** Where presses wait while their page is loaded anew by itself. */
export const queuedClicksKey = 'teranga-presses';

/** How long, in milliseconds, a link that follows a press waits for that press where the code for it cannot be had. */
export const longestQueueMs = 15_000;

/** How long, in milliseconds, until it is looked again whether what was pressed is alive. */
export const lookAgainMs = 50;

/** Tells what the server drew and React has not brought to life yet, by the marks that React leaves on what it has. */
const isNotHydrated =
  `asleep=function(e){var r=d.getElementById('${rootElementId}');` +
  'return !!r&&r.contains(e)&&!Object.keys(e).some(function(k){return/^__react/.test(k)})},';

/** What names a control: what it says, seen and unseen. */
const nameOf = "name=function(e){return e.textContent+'|'+e.getAttribute('aria-label')},";

/** Finds a control again, also where it was drawn anew; on another page nothing stands in its place. */
const findAgain =
  'find=function(h){var e=h.e;if(e&&e.isConnected)return e;if(page&&page!==location.pathname)return null;' +
  'e=all()[h.i];return e&&name(e)===h.x?e:null},';

/** Shows that a press was heard. By the browser's own means: what brings the page to life finds it as the server wrote it. */
const showQueued =
  "show=function(h){var e=find(h);if(e&&e.animate&&h.v===null&&!h.s)h.s=e.animate({opacity:[.35,.65,.35]},{duration:matchMedia('(prefers-reduced-motion: reduce)').matches?1e8:1200,iterations:1/0})},";

/** Does a press, a choice or a typing again. React takes for changed what differs from what it saw last: so it first sees something else. */
const doAgain =
  'again=function(h,e){var v=h.v;if(h.s)h.s.cancel();if(!e)return;if(v===null)return e.click();' +
  "if(typeof v==='boolean'){e.checked=!v;return e.click()}" +
  "e.value=v+'0';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value').set.call(e,v);" +
  "['input','change'].forEach(function(n){e.dispatchEvent(new Event(n,{bubbles:true}))})},";

/** Does all that is held, one after the other with nothing in between, up to what is still asleep. */
const doAll =
  'next=function(){var h=q[0],e;if(!h)return;e=find(h);' +
  `if(e&&asleep(e))return setTimeout(next,${lookAgainMs});` +
  'q.shift();busy=true;try{again(h,e)}finally{busy=false}Promise.resolve().then(next)},';

/**
 * A link, or a form that leads elsewhere, comes after the presses before it: for as long as their code may come, and a while where it fails, or where the document breaks off. Who insists
 * after that while is not kept. So does a link to where one is that opens something: by itself it would load the page anew.
 */
const waitInTurn =
  "wait=function(e,t,go){var h=q[q.length-1];if(!(t.getAttribute('aria-haspopup')&&bare(t)===bare(location)&&(!page||asleep(t)))&&!q.some(function(h){return h.v===null}))return;" +
  `if(h&&find(h)===t&&Date.now()-h.t>=${longestQueueMs})return;stop(e);h=hold(t,null);` +
  `(function late(n){setTimeout(function(){if(q.indexOf(h)<0)return;if(w.isCodeComing||n&&d.readyState==='loading')late(0);else go()},${longestQueueMs})})(1)},`;

/** Sorts what happens: fields are kept with their value; buttons without; what the browser does by itself is left to it, or waits for what came before. */
const onEvent =
  "hear=function(e){var t=e.target,f;if(busy)return;if(e.type==='input'){if(page&&!asleep(t))return;e.stopPropagation();return hold(t,/^(radio|checkbox)$/.test(t.type)?t.checked:t.value)}" +
  "t=t.closest('a[href],button:not([popovertarget])');if(!t)return;f=t.form;" +
  'if(t.href){if(!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&!t.target&&t.origin===location.origin&&!(t.hash&&bare(t)===bare(location)))wait(e,t,function(){location.href=t.href})}' +
  "else if(f&&t.type==='submit'&&f.method==='get')wait(e,t,function(){f.submit()});" +
  'else if(!page||asleep(t)){stop(e);hold(t,null)}},';

/**
 * Runs before anything is drawn, so that nothing that is seen is pressed in vain. Holds what is pressed, chosen and typed until the page is
 * alive, shows that it was heard, and then does it again, in its order and once: see `Window.replayClicks`. In a living page it does the same
 * for pieces that come to life later. A button pressed twice in a row is one press of somebody impatient, but where each is a step of its own
 * (in a group of fields). A link pressed after a button would lose what that one was to do: it waits for it.
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
