/**
 * What runs before the first paint. Sets the chosen theme (without a choice the system's stands), lets prices wait for the chosen
 * currency, and marks a page that is to spend little, as `wantsEconomy` of core says; only where it need not, the page's font is
 * asked for ahead.
 */
export function beforePaint(font: string | undefined): string {
  return (
    "try{var g=function(k){try{return localStorage.getItem(k)}catch(x){return null}},h=document,r=h.documentElement.dataset,t=g('theme'),o=g('economy'),c=navigator.connection||{}," +
    "e=o==='on'||o!=='off'&&(c.saveData===true||/^(?:slow-)?2g$/.test(c.effectiveType)),k=e?'on':o==='off'?o:'';" +
    "if(t==='cupcake'||t==='night')r.theme=t;if(/^(EUR|USD|GBP)$/.test(g('currency')))r.currencyWaits='';if(e)r.economy='';" +
    "h.cookie='economy='+k+';path=/cdn;samesite=lax'+(k?'':';max-age=0');" +
    (font ? fontLink(font) : '') +
    '}catch(x){}'
  );
}

/** One font at most: what is asked for ahead competes with the pictures. */
const fontLink = (font: string): string =>
  `if(!e){var l=h.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='';l.href=${JSON.stringify(`/${font}`)};h.head.append(l)}`;
