/** To the top, and the keyboard and the screen reader with it. */
export function goTop() {
  window.scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
  const beginning = document.querySelector('header');
  beginning?.setAttribute('tabindex', '-1');
  beginning?.focus({ preventScroll: true });
}
