import type { HomeRequestName, PageReads, SharedRequest } from '../reads/index.ts';

type ParamName<Segment extends string> = Segment extends `${infer Name}?` ? Name : Segment;

/** The names of a path's parameters: `'productId'` of `/products/:productId`. */
export type ParamsOf<Path extends string | null> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> | ParamsOf<Rest>
  : Path extends `:${infer Name}`
    ? ParamName<Name>
    : never;

interface RequestContext {
  query: URLSearchParams;
  /** What the design's home shows. */
  home: readonly HomeRequestName[];
}

/** All that the shop knows of a page, besides its code and its metadata from data. */
export interface PageDefinition<
  Path extends string | null = string | null,
  IsOptional extends boolean = boolean,
> {
  /**
   * Segments that begin with a colon are the page's props; one that ends in a question mark may be
   * missing, and is then empty. Null: no address of its own.
   */
  path: Path;
  /** Its title, where its data gives it no other. */
  title: string;
  /** Whether search engines may index it; without parameters it is then in the sitemap. */
  indexable: boolean;
  /**
   * `private`: it shows its visitor's own data or an order, once its parameters are there: rendered
   * for each visitor, not cached, not indexed, sends a referrer to its own site only.
   */
  cache: 'public' | 'private';
  /** Visitor-independent requests, sent before it is rendered, on the server and in the browser. */
  requests?(
    read: PageReads,
    params: Readonly<Record<ParamsOf<Path>, string>>,
    context: RequestContext,
  ): SharedRequest[];
  /** Without an answer to its first request it is missing, or its back end is. */
  needsFirstRequest?: true;
  /** The parts whose code it waits for; by default the `later` ones besides the `first`. */
  parts?: 'first' | 'order';
  /** A store has it only if its design implements it. */
  isOptional?: IsOptional;
  /** A browser saves no copy of it for offline use; nor of a private page. */
  isNeverSaved?: true;
  /** Orders that it reports itself, so that the frame does not. */
  reports?: 'unanswered orders' | 'orders';
}

/** Defines a page; the parameters of its requests are those of its path. */
export function definePage<const Path extends string | null, const IsOptional extends boolean = false>(
  definition: PageDefinition<Path, IsOptional>,
): PageDefinition<Path, IsOptional> {
  return definition;
}
