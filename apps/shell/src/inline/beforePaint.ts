import { fontsId } from './webFonts.ts';

/** Events before the page is scrolled or followed: from then on it has its real height. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'click'];

/**
 * Runs before the first paint. Applies the chosen theme (else the system's), hides prices until a
 * chosen currency is loaded, marks signed-in pages and data saver (`wantsDataSaver` of core or the
 * request). Enables the cached web font for returning visitors without data saver. Marks new pages
 * without a hash until the first interaction: meanwhile the browser may skip layout below the first
 * view.
 */
export const beforePaint =
  "try{var g=function(k){try{return localStorage.getItem(k)}catch(x){return null}},h=document,r=h.documentElement.dataset,t=g('theme'),o=g('economy'),c=navigator.connection||{}," +
  "e=o==='on'||o!=='off'&&('economy'in r||c.saveData===true||/^(?:slow-)?2g$/.test(c.effectiveType)),k=e?'on':o==='off'?o:'';" +
  "if(t==='cupcake'||t==='night')r.theme=t;var w=(/(?:^|; )currency=(\\w+)/.exec(h.cookie)||[])[1]||g('currency');if(/^(XOF|EUR|USD|GBP)$/.test(w)&&w!==(r.currency||'XOF'))r.currencyWaits='';if(g('authToken')||/signed-in=1/.test(h.cookie))r.signedIn='';if(e)r.economy='';else delete r.economy;" +
  `var f=h.getElementById('${fontsId}');if(f&&!e&&g('cart')!==null){var l=h.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=f.dataset.font;h.head.append(l);f.media=''}` +
  "h.cookie='economy='+k+';path=/cdn;samesite=lax'+(k?'':';max-age=0');" +
  "if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate'){r.firstView='';" +
  `${JSON.stringify(touches)}.forEach(function(n){addEventListener(n,function(){delete document.documentElement.dataset.firstView},{capture:true,once:true,passive:true})})}` +
  '}catch(x){}';
