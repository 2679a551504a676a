import { Type, type TSchema } from 'typebox';

export const largestPage = 200;
export const defaultPage = 50;

/** Query of every list: the previous page's `next`, and how many rows a page has. */
export const pageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
  // An integer would take «1.5» for 1.
  limit: Type.Optional(
    Type.Number({ multipleOf: 1, minimum: 1, maximum: largestPage, default: defaultPage }),
  ),
};

/** A page of a list. `next` is the cursor of the next page, null on the last one. */
export const CursorPageWire = <Item extends TSchema>(Item: Item) =>
  Type.Object({ items: Type.Array(Item), next: Type.Union([Type.String(), Type.Null()]) });
