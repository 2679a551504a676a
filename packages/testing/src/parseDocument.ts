import { JSDOM } from 'jsdom';

/** Documents of this parser have no view: their scripts and style sheets are not read. */
const parser = new new JSDOM('').window.DOMParser();

/** A page as a browser without scripts parses it. */
export const parseDocument = (html: string): Document => parser.parseFromString(html, 'text/html');

/** A document of XML. */
export const parseXml = (xml: string): Document => parser.parseFromString(xml, 'application/xml');

/** The texts of the elements a selector finds. */
export const textsOf = (parent: ParentNode, selector: string): string[] =>
  Array.from(parent.querySelectorAll(selector), ({ textContent }) => textContent);
