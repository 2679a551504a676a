export * from './CartArticle.tsx';
export * from './createPart.tsx';
export { here } from './here.ts';
export * from './design.ts';
export * from './HomeSections.tsx';
export * from './intent.ts';
export * from './laterPiece.tsx';
export * from './pages.ts';
export * from './parts.ts';
