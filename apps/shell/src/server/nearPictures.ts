/** How much of the window's height below it counts as near: nothing for who only looks, a whole window for who sets out to scroll. */
const nearAtFirst = '0%';
const nearOnTheWay = '100%';

/**
 * What asks for the pictures whose address the server kept back (`useIsHeldBack` of ui), before and after the page is alive. Browsers
 * left to themselves fetch what lies several windows below. All of them are asked for before the page is printed.
 */
export const nearPictures =
  "(function(){var w=window,h=[].slice.call(document.querySelectorAll('img[data-src]'))," +
  'f=function(i){var d=i.dataset;if(!d.src||i.src)return;if(d.srcset)i.srcset=d.srcset;i.src=d.src},' +
  'a=function(){h.forEach(f)},' +
  "n=function(m){var o=new IntersectionObserver(function(s){s.forEach(function(e){if(e.isIntersecting){o.unobserve(e.target);f(e.target)}})},{rootMargin:'0px 0px '+m});h.forEach(function(i){if(!i.src)o.observe(i)})};" +
  "w.addEventListener('beforeprint',a);if(!w.IntersectionObserver)return a();" +
  `n('${nearAtFirst}');['scroll','touchstart','wheel'].forEach(function(s){w.addEventListener(s,function(){if(n)n('${nearOnTheWay}');n=0},{once:true,passive:true})})})()`;
