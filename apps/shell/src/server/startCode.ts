import type { NeededFiles } from '../build/builtFiles.ts';
import { firstRetryMs } from '../client/retryForever.ts';
import { showHelp, showHelpLater } from './orderHelp.ts';
import { loadFonts } from './webFonts.ts';

/** How long, in milliseconds, the code waits at most for the pictures that come first. */
export const longestWaitMs = 3000;

/** What says that the page is wanted alive at once. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'];

/**
 * Starts a page's code once its first view is painted: what is drawn and its great pictures come first, then the web font and the code, which
 * would only hold them up. Nobody waits who touches the page, who was here before (their files are at hand), or whose page is out of sight.
 * Each file of the entry is run in a task of its own, so that none is long; what it loads by itself is fetched beside them.
 * A file that cannot be had is asked for again, after a while that grows. `hasInteracted` tells that the page was touched before its code could hear it, or that it is a page of the
 * visitor's own (`isOwn`), which shows nothing of theirs until they are asked after.
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
    'g=function(){if(!l)return;var a=l;l=0;w.isCodeComing=true;' +
    "a.forEach(function(u){var k=d.createElement('link');k.rel='modulepreload';k.href=u;d.head.append(k)});" +
    loadFonts +
    'var b=function(m){return new Promise(function(r){setTimeout(r,m)})},' +
    `i=function(u,m){return import(u).catch(function(e){w.isCodeComing=false;console.error(e);${showHelp};return b(m).then(function(){return i(u,m*2)})})};` +
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
