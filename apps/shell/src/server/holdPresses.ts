/** Where presses wait while their page is loaded anew by itself. */
export const keptPressesKey = 'teranga-presses';

/** How long, in milliseconds, a link that follows a press waits for that press to be carried out. */
export const longestHoldMs = 15_000;

/** Shows that a press was heard. By the browser's own means: what brings the page to life finds it as the server wrote it. */
const showHeld =
  "show=function(h){var e=find(h);if(e&&e.animate&&h.v===null&&!h.s)h.s=e.animate({opacity:[.45,1,.45]},{duration:matchMedia('(prefers-reduced-motion: reduce)').matches?1e8:1200,iterations:1/0})},";

/** Does a press, a choice or a typing again. React takes for changed what differs from what it saw last: so it first sees something else. */
const doAgain =
  'again=function(h){var e=find(h),v=h.v;if(h.s)h.s.cancel();if(!e)return;if(v===null)return e.click();' +
  "if(typeof v==='boolean'){e.checked=!v;return e.click()}" +
  "e.value=v+'0';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),'value').set.call(e,v);" +
  "['input','change'].forEach(function(n){e.dispatchEvent(new Event(n,{bubbles:true}))})},";

/** Sorts what happens: fields are kept with their value; buttons without; what the browser does by itself is left to it, or waits for what came before. */
const hear =
  "hear=function(e){var t=e.target,f;if(e.type==='input'){e.stopPropagation();return hold(t,/^(radio|checkbox)$/.test(t.type)?t.checked:t.value)}" +
  "t=t.closest('a[href],button:not([popovertarget])');if(!t)return;f=t.form;" +
  'if(t.href){if(!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&!t.target&&t.origin===location.origin&&t.pathname!==location.pathname)wait(e,t,function(){location.href=t.href})}' +
  "else if(f&&t.type==='submit'&&f.method==='get')wait(e,t,function(){f.submit()});" +
  'else{e.preventDefault();e.stopPropagation();hold(t,null)}},';

/**
 * Runs before anything is drawn, so that nothing that is seen is pressed in vain. Holds what is pressed, chosen and typed until the page is
 * alive, shows that it was heard, and then does it again, in its order and once: see `Window.heldPresses`. A button pressed twice in a row is one
 * press of somebody impatient, but where each is a step of its own (in a group of fields). A link pressed after a button would lose what that one
 * was to do: it waits for it, though not for ever.
 */
export const holdPresses =
  "(function(){var w=window,d=document,q=[],names=['click','input']," +
  "all=function(){return [].slice.call(d.querySelectorAll('a,button,input,select,textarea'))}," +
  'find=function(h){var e=h.e;if(e&&e.isConnected)return e;e=all()[h.i];return e&&e.textContent===h.x?e:null},' +
  showHeld +
  doAgain +
  "hold=function(e,v){var l=q[q.length-1];if(l&&l.e===e&&(v!==null||!e.closest('fieldset')))l.v=v;" +
  'else show(q[q.push({e:e,i:all().indexOf(e),x:e.textContent,v:v})-1])},' +
  'wait=function(e,t,go){if(!q.some(function(h){return h.v===null}))return;e.preventDefault();e.stopPropagation();hold(t,null);' +
  `setTimeout(function(){if(w.heldPresses)go()},${longestHoldMs})},` +
  hear +
  'next=function(){var h=q.shift();if(h){again(h);setTimeout(next)}};' +
  'w.heldPresses={play:function(){delete w.heldPresses;names.forEach(function(n){w.removeEventListener(n,hear,true)});next()},' +
  `keep:function(){try{sessionStorage.setItem('${keptPressesKey}',JSON.stringify([location.href,q.map(function(h){return{i:h.i,x:h.x,v:h.v}})]))}catch(x){}}};` +
  'names.forEach(function(n){w.addEventListener(n,hear,true)});' +
  `try{var k=JSON.parse(sessionStorage.getItem('${keptPressesKey}'));sessionStorage.removeItem('${keptPressesKey}');` +
  "if(k&&k[0]===location.href){q=k[1];d.addEventListener('DOMContentLoaded',function(){q.forEach(show)})}}catch(x){}" +
  '})();';
