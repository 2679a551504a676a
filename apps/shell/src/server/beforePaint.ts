import { fontsId } from './webFonts.ts';

/** What says that the page is about to be scrolled or followed: from then on it is as tall as it is. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'click'];

/**
 * What runs before the first paint. Sets the chosen theme (without a choice the system's stands), lets prices wait for the chosen
 * currency, marks a page whose shopper seems to be signed in, and one that is to spend little, as `wantsDataSaver` of core says, or as
 * the server saw by the request. Whoever was here before has the page's font: it is used from the first paint on, unless the page is
 * to spend little. A page that is come to anew, at its top, is marked until it is touched: meanwhile the browser may skip what
 * designs say is below the first view. An anchor followed leads to the right place, for the touch comes before it.
 */
export const beforePaint =
  "try{var g=function(k){try{return localStorage.getItem(k)}catch(x){return null}},h=document,r=h.documentElement.dataset,t=g('theme'),o=g('economy'),c=navigator.connection||{}," +
  "e=o==='on'||o!=='off'&&('economy'in r||c.saveData===true||/^(?:slow-)?2g$/.test(c.effectiveType)),k=e?'on':o==='off'?o:'';" +
  "if(t==='cupcake'||t==='night')r.theme=t;if(/^(EUR|USD|GBP)$/.test(g('currency')))r.currencyWaits='';if(g('authToken'))r.signedIn='';if(e)r.economy='';else delete r.economy;" +
  `var f=h.getElementById('${fontsId}');if(f&&!e&&g('cart')!==null){var l=h.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=f.dataset.font;h.head.append(l);f.media=''}` +
  "h.cookie='economy='+k+';path=/cdn;samesite=lax'+(k?'':';max-age=0');" +
  "if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate'){r.firstView='';" +
  `${JSON.stringify(touches)}.forEach(function(n){addEventListener(n,function(){delete document.documentElement.dataset.firstView},{capture:true,once:true,passive:true})})}` +
  '}catch(x){}';
