import type { MetadataTags } from './metadataTags.ts';

/** Attribute on the head elements written by a page, on the server and in the browser. */
export const pageTagMark = 'data-page-tag';

function removePageTags(document: Document): void {
  for (const element of document.head.querySelectorAll(`[${pageTagMark}]`)) element.remove();
}

/**
 * Writes a page's head tags, replacing those of the server or another page. Returns a cleanup that
 * removes them and resets the title to the store's name.
 */
export function applyMetadata(
  document: Document,
  { title, tags }: MetadataTags,
  storeName: string,
): () => void {
  removePageTags(document);
  document.title = title;
  const written = tags.map(({ element: name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(pageTagMark, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
    return element;
  });
  return () => {
    document.title = storeName;
    for (const element of written) element.remove();
  };
}
