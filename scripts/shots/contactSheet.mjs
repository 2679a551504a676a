// A page with every screenshot, changed ones first.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../pnpm.mjs';

/** Folder of a run's report. */
export const reportFolder = path.join(root, '.shots/report');

const style = `body{font:14px/1.4 sans-serif;margin:16px;background:#ddd;color:#111}img{max-width:100%;border:1px solid #999;background:#fff}
figure{margin:0 0 24px}figcaption{padding:4px 0}b{color:#b00}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}`;

const image = (file, label) => `<img loading="lazy" src="${encodeURI(file)}" alt="${label}">`;

/**
 * The files of a screenshot with their captions: before and after if it changed, else the saved
 * one.
 */
function filesOf({ id, why, hasDiff }) {
  if (!why || why === 'no longer exists') return [[`../../shots/images/${id}.webp`, 'before']];
  return [
    ...(why === 'is new' ? [] : [[`${id}.old.webp`, 'before']]),
    [`${id}.new.webp`, 'now'],
    ...(hasDiff ? [[`${id}.diff.webp`, 'difference']] : []),
  ];
}

function figure(shot) {
  const { id, why } = shot;
  const files = filesOf(shot);
  const kind = why ? ' class="three"' : '';
  const text = `${id}${why ? ` <b>${why}</b>` : ''}`;
  return `<figure><figcaption>${text}</figcaption><div${kind}>${files.map(([file, label]) => image(file, label)).join('')}</div></figure>`;
}

/**
 * Writes the sheet and returns its path. `shots` are `{id, why, hasDiff}`; without `why` nothing
 * changed.
 */
export function writeContactSheet(shots) {
  mkdirSync(reportFolder, { recursive: true });
  const file = path.join(reportFolder, 'index.html');
  const sorted = [...shots].sort(
    (a, b) => Number(Boolean(b.why)) - Number(Boolean(a.why)) || (a.id < b.id ? -1 : 1),
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${style}</style>${sorted.map(figure).join('\n')}`;
  writeFileSync(file, html);
  return file;
}
