import { isFocusVisible } from '@teranga/ui/focus-visible';
import {
  isInside,
  imageMiddle,
  pointByKey,
  pointOf,
  zoomHoldMs,
  zoomPauseMs,
  type ImagePoint,
} from '@teranga/core/lib/zoom';

/** Callbacks for what a shopper does with a card's image. */
export interface CardWatcher {
  /** Magnifies this image around a point, or moves to another point. */
  magnify: (image: HTMLImageElement, point: ImagePoint) => void;
  /** Look no longer. */
  leave: () => void;
  /** Shows this image at full size, after a long press. */
  enlarge: (image: HTMLImageElement) => void;
}

const cardSelector = '[data-intent="zoom"]';

function cardOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(cardSelector) : null;
}

/**
 * The image of a card under a point of the screen: the card's link lies over it, and so may
 * buttons, which must not be covered.
 */
function imageUnder({ target, clientX, clientY }: MouseEvent): HTMLImageElement | null {
  if (target instanceof Element && target.closest('button')) return null;
  const image = cardOf(target)?.querySelector('img') ?? null;
  return image && isInside(image.getBoundingClientRect(), clientX, clientY) ? image : null;
}

/** How long ago, in milliseconds, something happened. */
const ageOf = ({ timeStamp }: Event) => performance.now() - timeStamp;

/** An image that is magnified, or will be after the pause. */
interface Look {
  image: HTMLImageElement;
  point: ImagePoint;
  isOpen: boolean;
  byKeyboard: boolean;
}

/** Magnifies for a pointer that rests and for a focus that stays. */
function watchRest(root: Document, first: Event | null, watcher: CardWatcher): (() => void)[] {
  let look: Look | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    if (look?.isOpen) watcher.leave();
    look = null;
  };
  const rest = (next: Look, sinceMs: number) => {
    leave();
    look = next;
    timer = setTimeout(() => {
      if (!look) return;
      look.isOpen = true;
      watcher.magnify(look.image, look.point);
    }, zoomPauseMs - sinceMs);
  };
  const moveTo = (point: ImagePoint) => {
    if (!look) return;
    look.point = point;
    if (look.isOpen) watcher.magnify(look.image, point);
  };
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const image = imageUnder(event);
    if (!image) {
      if (look && !look.byKeyboard) leave();
      return;
    }
    const point = pointOf(image.getBoundingClientRect(), event.clientX, event.clientY);
    if (look?.image === image) moveTo(point);
    else rest({ image, point, isOpen: false, byKeyboard: false }, event === first ? ageOf(event) : 0);
  };
  const onFocus = (event: FocusEvent) => {
    const { target } = event;
    const card = cardOf(target);
    const image = card?.querySelector('img');
    // The card's own link, reached by the keyboard.
    const isLink = target instanceof HTMLAnchorElement && card?.querySelector('a') === target;
    if (image && isLink && isFocusVisible(target))
      rest(
        { image, point: imageMiddle, isOpen: false, byKeyboard: true },
        event === first ? ageOf(event) : 0,
      );
    else leave();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (!look?.isOpen || !look.byKeyboard) return;
    const point = pointByKey(look.point, event.key);
    if (!point) return;
    event.preventDefault();
    moveTo(point);
  };
  if (first instanceof PointerEvent) onPointer(first);
  if (first instanceof FocusEvent) onFocus(first);
  return [
    listen(root, 'pointerover', onPointer),
    listen(root, 'pointermove', onPointer),
    listen(root, 'pointerdown', leave),
    listen(root, 'focusin', onFocus),
    listen(root, 'focusout', leave),
    listen(root, 'keydown', onKey),
    listen(root, 'scroll', leave, true),
    leave,
  ];
}

/**
 * Whether an event's touch is still down on its target: until it is lifted or scrolls, the target
 * has pointer capture.
 */
function isStillHeld({ target, pointerId, pointerType }: PointerEvent): boolean {
  return pointerType === 'touch' && target instanceof Element && target.hasPointerCapture(pointerId);
}

/** Enlarges for a finger that is held. */
function watchHold(root: Document, first: Event | null, watcher: CardWatcher): (() => void)[] {
  let heldImage: HTMLImageElement | null = null;
  let isClickOurs = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    heldImage = null;
  };
  const open = () => {
    const image = heldImage;
    release();
    if (!image) return;
    isClickOurs = true;
    watcher.enlarge(image);
  };
  const hold = (event: PointerEvent, sinceMs: number) => {
    heldImage = imageUnder(event);
    if (heldImage) timer = setTimeout(open, zoomHoldMs - sinceMs);
  };
  const onDown = (event: PointerEvent) => {
    release();
    isClickOurs = false;
    if (event.pointerType === 'touch') hold(event, 0);
  };
  const onMenu = (event: Event) => {
    // The phone's own long press, if it comes before ours.
    if (!heldImage && !isClickOurs) return;
    event.preventDefault();
    open();
  };
  const onClick = (event: MouseEvent) => {
    if (!isClickOurs) return;
    isClickOurs = false;
    event.preventDefault();
    event.stopPropagation();
  };
  // The finger that woke this code may rest there yet.
  if (first instanceof PointerEvent && isStillHeld(first)) hold(first, ageOf(first));
  return [
    listen(root, 'pointerdown', onDown),
    listen(root, 'pointerup', release),
    listen(root, 'pointercancel', release),
    listen(root, 'contextmenu', onMenu),
    listen(root, 'click', onClick, true),
    release,
  ];
}

function listen<K extends keyof DocumentEventMap>(
  root: Document,
  type: K,
  onEvent: (event: DocumentEventMap[K]) => void,
  isCapture = false,
): () => void {
  root.addEventListener(type, onEvent, isCapture);
  return () => root.removeEventListener(type, onEvent, isCapture);
}

/**
 * Watches interactions with cards, starting with `first` from before the listeners; returns the
 * function to stop.
 */
export function watchCards(root: Document, first: Event | null, watcher: CardWatcher): () => void {
  const ends = [...watchRest(root, first, watcher), ...watchHold(root, first, watcher)];
  return () => {
    for (const end of ends) end();
  };
}
