import { parse } from 'postcss';

/** A style sheet without its downloaded font faces, and those faces; local faces stay. */
export interface SplitSheet {
  faces: string;
  rest: string;
}

/** Extracts the downloaded font faces of a style sheet. */
export function splitFontFaces(sheet: string): SplitSheet {
  const root = parse(sheet);
  const faces: string[] = [];
  root.walkAtRules('font-face', (face) => {
    const isDownloaded = face.nodes?.some(
      (node) => node.type === 'decl' && node.prop === 'src' && node.value.includes('url('),
    );
    if (!isDownloaded) return;
    faces.push(face.toString());
    face.remove();
  });
  return { faces: faces.join(''), rest: root.toString() };
}
