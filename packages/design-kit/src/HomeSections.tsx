import { Fragment, type ReactNode } from 'react';

/** The sections of a home: those the store chose in its order, else all in the design's. */
export function HomeSections({
  chosen,
  sections,
}: {
  chosen: readonly string[] | null;
  sections: Readonly<Record<string, ReactNode>>;
}) {
  return (chosen ?? Object.keys(sections)).map((name) => <Fragment key={name}>{sections[name]}</Fragment>);
}
