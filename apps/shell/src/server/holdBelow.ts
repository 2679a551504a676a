/** The mark (`data-first-view`) of a page whose pieces below the first view are not even looked at before it is painted. */
export const heldMark = 'held';

/**
 * Defines `holdBelow` and calls it once the document is read, or scrolled before that. What designs say is below the first view (`data-first-view`), and is out of
 * sight, gives way to what is seen: it is held as it is for the frame that follows, then laid out piece by piece, one each frame, those
 * within a piece after it. In one go it would hold a cheap phone for a tenth of a second. So it is with the first paint, and with what
 * `change` alters, which is called in between. Whoever has scrolled may be anywhere: nothing is held, and what is held is let go at once.
 */
export const holdBelow =
  'var holdBelow=(function(){var d=document,w=window,r=d.documentElement.dataset,y=[],t,' +
  'z=function(e){[].forEach.call(e.children,function(c){var v=getComputedStyle(c).contentVisibility;' +
  "if(v!=='auto'&&v!=='hidden')z(c);else if((r.firstView||v==='auto')&&c.getBoundingClientRect().top>w.innerHeight)y.push(c)})}," +
  "h=function(e){var n=y.length;z(e);y.slice(n).forEach(function(c){c.style.contentVisibility='hidden'})}," +
  'q=function(){t=requestAnimationFrame(function(){var c,m=w.scrollY;' +
  "do if(c=y.shift())c.style.contentVisibility='',m||h(c);while(m&&c);if(c)q()})};" +
  'return function(change){' +
  "if(r.firstView!==undefined){w.scrollY||h(d.body);r.firstView=''}" +
  'change&&change();cancelAnimationFrame(t);t=requestAnimationFrame(q)}})();' +
  "document.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){holdBelow()})},{once:true});" +
  "window.addEventListener('scroll',function(){holdBelow()},{once:true,passive:true});";
