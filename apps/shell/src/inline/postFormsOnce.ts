/** Time in milliseconds after which a page that did not come may be requested again. */
export const resubmitAfterMs = 30_000;

/**
 * Lets a form be posted once: pressed again while the next page loads, it would be done twice. A
 * submit that React handles is not posted, so it does not count.
 */
export function postFormsOnce(page: Window): void {
  let posted = new WeakMap<EventTarget, number>();
  const isPending = (form: EventTarget) => Date.now() - (posted.get(form) ?? 0) < resubmitAfterMs;
  const refuseSecond = (event: Event) => {
    if (!event.target || !isPending(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('submit', refuseSecond, true);
  page.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post')
      posted.set(target, Date.now());
  });
  // A page that is shown again by «back» may post its forms again.
  page.addEventListener('pageshow', () => {
    posted = new WeakMap();
  });
}
