import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readIfThere } from '../common/project';

/** Bytes over the wire, gzipped, before the first page stands: the page, its scripts and preloads, its style sheets. */
export function firstLoadBytes(folder: string): number | undefined {
  const page = readIfThere(`${folder}/index.html`);
  if (page === undefined) return undefined;
  const files = assetsOf(page).map((path) => readFileSync(`${folder}/${path}`));
  return [Buffer.from(page), ...files].reduce((sum, file) => sum + gzipSync(file).length, 0);
}

/** Local files that a page loads at once, each once. */
function assetsOf(page: string): string[] {
  const tags = page.match(/<(script|link)\b[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => tag.startsWith('<script') || /rel="(stylesheet|modulepreload)"/.test(tag))
    .flatMap((tag) => /(?:src|href)="\/?([^":]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(paths)];
}
