import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ENCODINGS, type Encoding, type SiteFile } from './files';

/** Headers of every answer. */
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // A seat in a match is a secret link.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}

/** Answers requests for the app's files and for the server's health; pages of the app get its index. */
export function siteListener(
  files: ReadonlyMap<string, SiteFile>,
  version: string,
): RequestListener {
  return (request, response) => {
    setSecurityHeaders(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request);
    if (path === undefined) return sendText(response, 400, 'The address cannot be read.');
    if (path === '/healthz' || path === '/readyz') return sendHealth(response, version);
    const file = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined);
    if (!file) return sendText(response, 404, 'Not found.');
    void sendFile(request, response, file);
  };
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(`http://host${request.url}`).pathname);
  } catch {
    return undefined;
  }
}

/** A path without a file name extension is a page of the app, which does its own routing. */
const isPage = (path: string): boolean => !/\.[^/]*$/.test(path);

function sendHealth(response: ServerResponse, version: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ status: 'ok', version }));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): Promise<void> {
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('ETag', file.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = file.encoded && acceptedEncoding(request);
  const body = (encoding && (await file.encoded?.(encoding))) ?? file.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(body);
}

function acceptedEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}
