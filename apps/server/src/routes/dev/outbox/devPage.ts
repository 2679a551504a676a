import { plainPolicy } from '../../../platform/http/contentSecurityPolicy.ts';
import { escapeHtml } from '@teranga/core/domain/rich-text';

const style = `:root{color-scheme:light dark}
body{max-inline-size:48rem;margin:0 auto;padding:1.5rem min(1rem,5vw) 3rem;font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 1.5rem;font-size:min(1.75rem,11vw);line-height:1.2}
h2{margin:0;font-size:min(1.125rem,8.5vw)}
p{margin:.25rem 0}
pre{margin:.75rem 0 0;white-space:pre-wrap;font-size:.875rem}
article{padding-block:1.5rem;border-block-start:1px solid}
iframe{display:block;box-sizing:border-box;inline-size:100%;block-size:40rem;margin-block:.75rem;border:1px solid;background:#fff}
summary{min-block-size:2.75rem;align-content:center;cursor:pointer}`;

/** The Content-Security-Policy of `devPage`, which may show our own documents in frames. */
export const devPolicy = plainPolicy(style, "form-action 'none'", "frame-src 'self'");

/** A page for who builds a shop; `articles` is HTML. */
export function devPage(title: string, articles: readonly string[]): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1>${articles.join('\n')}</main></body></html>`;
}
