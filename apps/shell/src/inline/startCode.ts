import type { NeededFiles } from '../build/builtFiles.ts';
import { firstRetryMs } from '../client/retryForever.ts';
import { showHelp, showHelpLater } from './orderHelp.ts';
import { loadFonts } from './webFonts.ts';

/** Maximum time in milliseconds the code waits for the first images. */
export const longestWaitMs = 3000;

/** Events that show that the page should be hydrated at once. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'];

/**
 * Starts a page's code after the first view is painted: markup and hero images first, then the web
 * font and the code, which would delay them. Does not wait on interaction, for returning visitors
 * (files cached) or hidden pages. Runs each entry file in a separate task; retries failed files
 * with growing delays. `hasInteracted`: touched early, or a personal page (`isOwn`).
 */
export function startCode({
  entry,
  scripts,
  isOwn,
}: Pick<NeededFiles, 'entry' | 'scripts'> & { isOwn: boolean }): string {
  const addresses = JSON.stringify(scripts.map((name) => `/${name}`));
  const ran = scripts.indexOf(entry) + 1;
  return (
    `(function(){var d=document,w=window,l=${addresses},s=${JSON.stringify(signs)},` +
    'g=function(){if(!l)return;var a=l;l=0;' +
    "a.forEach(function(u){var k=d.createElement('link');k.rel='modulepreload';k.href=u;d.head.append(k)});" +
    loadFonts +
    'var b=function(m){return new Promise(function(r){setTimeout(r,m)})},' +
    `i=function(u,m){return import(u).catch(function(e){console.error(e);${showHelp};return b(m).then(function(){return i(u,m*2)})})};` +
    `${showHelpLater};` +
    `a.slice(0,${ran}).reduce(function(p,u){return p.then(function(){return i(u,${firstRetryMs})}).then(function(){return b()})},Promise.resolve())},` +
    't=function(){w.hasInteracted=true;s.forEach(function(n){w.removeEventListener(n,t,true)});g()},' +
    'p=function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(g)})})},' +
    'c=null;' +
    (isOwn ? 'w.hasInteracted=true;' : '') +
    "try{c=localStorage.getItem('cart')}catch(x){}" +
    's.forEach(function(n){w.addEventListener(n,t,{capture:true,passive:true})});' +
    'if(d.hidden)return g();' +
    `d.addEventListener('visibilitychange',g);setTimeout(g,${longestWaitMs});` +
    "if(c!==null)p();else Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(p)" +
    '})()'
  );
}
