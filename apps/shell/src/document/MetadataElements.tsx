import { pageTagMark, type MetadataTags } from '@teranga/core/pages/metadata';
import { createElement, type ReactNode } from 'react';

/** A page's title and the elements that describe it; React moves them to the start of the head. */
export const MetadataElements = ({ title, tags }: MetadataTags): ReactNode => (
  <>
    <title>{title}</title>
    {tags.map(({ element, attributes, text }, index) =>
      createElement(element, { key: index, ...attributes, [pageTagMark]: '' }, text),
    )}
  </>
);
