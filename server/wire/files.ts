import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SetupError } from '../common/setup';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file of the built app, ready to be sent. */
export interface SiteFile {
  type: string;
  cacheControl: string;
  etag: string;
  body: Buffer;
  /** The same body compressed when it is first asked for, where that is worthwhile. */
  encoded?: (encoding: Encoding) => Promise<Buffer>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Reads a built app into memory, by path on the site. The app is small. A build made while the server runs then cannot
 * remove a file that an open page needs, or mix two versions.
 */
export function readSite(folder: string): Map<string, SiteFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, readSiteFile(file)]),
  );
}

/** Reads the app that `npm run build` made, or says that there is none. */
export function readBuiltSite(folder: string): Map<string, SiteFile> {
  try {
    return readSite(folder);
  } catch {
    throw new SetupError(`There is no built app in ${folder}: run "npm run build" first.`);
  }
}

function readSiteFile(file: string): SiteFile {
  const body = readFileSync(file);
  const extension = extname(file);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    cacheControl: hasHashedName(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    ...(COMPRESSED.has(extension) && { encoded: compressedOnce(body) }),
  };
}

/** Vite puts a hash of the contents into the name of everything in `assets`. */
const hasHashedName = (file: string): boolean => /[\\/]assets[\\/][^\\/]+$/.test(file);

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 5 is nearly as small as the best and much faster.
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Few files of the app are asked for; compressing all of them took a third of the server's start. */
function compressedOnce(body: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? COMPRESS[encoding](body);
    made.set(encoding, known);
    return known;
  };
}
