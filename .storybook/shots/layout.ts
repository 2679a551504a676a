const marks =
  'h1,h2,h3,h4,p,a,button,input,select,textarea,label,img,svg,li,article,section,nav,header,footer,main,aside,fieldset,table,tr,dialog,summary';

/** An element's tag and rectangle, in whole pixels: `h1 16 24 328 40`. */
export type Box = string;

const rectOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
};

const isSeen = ({ width, height }: { width: number; height: number }) => width > 1 && height > 1;

/** Positions of all elements that a shopper can distinguish. */
export function boxesOf(root: ParentNode): Box[] {
  return [...root.querySelectorAll(marks)].flatMap((element) => {
    const { left, top, width, height } = rectOf(element);
    if (!isSeen({ width, height })) return [];
    return [`${element.localName} ${[left, top, width, height].map(Math.round).join(' ')}`];
  });
}

/** Height in pixels of a document's content; an open dialog counts as a full screen. */
export function renderedHeight(document: Document): number {
  if (document.querySelector('dialog:modal')) return innerHeight;
  const bottoms = [...document.body.querySelectorAll('*')]
    .map(rectOf)
    .filter(isSeen)
    .map(({ top, height }) => top + height);
  return Math.ceil(Math.max(0, ...bottoms));
}
