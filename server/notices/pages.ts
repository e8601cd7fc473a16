import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { NoticeWays } from '../../src/game/online/notices';
import { SIDES, type Side } from '../../src/rules/core';
import type { Targets } from './targets';
import { type Language, TEXTS } from './texts';

interface PageOptions {
  ways: NoticeWays;
  targets: Pick<Targets, 'stop' | 'confirm'>;
  /** Whether an address may make another request. */
  may(request: IncomingMessage): Promise<boolean>;
  fault(error: unknown): void;
}

/**
 * `GET /notices` says which notices there are; the links in them lead to a page with one button, which carries it out.
 */
export function noticePages(options: PageOptions): RequestListener {
  return (request, response) => {
    respond(options, request, response).catch((error: unknown) => {
      options.fault(error);
      if (!response.headersSent) response.writeHead(500).end();
    });
  };
}

async function respond(
  { ways, targets, may }: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (!(await may(request))) return void response.writeHead(429, { 'Retry-After': '60' }).end();
  // The body is ignored: the link holds everything.
  request.resume();
  const url = new URL(`http://host${request.url}`);
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  if (url.pathname === '/notices' && isAsking) return sendJson(response, ways);
  if (url.pathname === STYLE_PATH && isAsking) return sendStyle(response);
  const what = /^\/notices\/(stop|confirm)$/.exec(url.pathname)?.[1] as What | undefined;
  const link = what && readLink(url);
  if (!what || !link) return void response.writeHead(404).end();
  const { title, button, done, gone } = wordsFor(what, link.language);
  if (isAsking) return sendPage(response, link.language, title, form(button));
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'GET, POST' }).end();
  const isDone = await targets[what](link.match, link.side, link.key);
  sendPage(response, link.language, title, `<p role="status">${isDone ? done : gone}</p>`);
}

type What = 'stop' | 'confirm';

interface Link {
  match: string;
  side: Side;
  key: string;
  language: Language;
}

function readLink({ searchParams: query }: URL): Link | undefined {
  const [match = '', key = ''] = [query.get('match') ?? '', query.get('key') ?? ''];
  const side = SIDES.find((it) => it === query.get('side'));
  const isWord = [match, key].every((word) => /^[\w-]{1,64}$/.test(word));
  const language = query.get('language') === 'de' ? 'de' : 'en';
  return side && isWord ? { match, side, key, language } : undefined;
}

function wordsFor(what: What, language: Language) {
  const { pages } = TEXTS[language];
  return what === 'stop'
    ? { title: pages.stopTitle, button: pages.stopButton, done: pages.stopped, gone: pages.gone }
    : {
        ...{ title: pages.confirmTitle, button: pages.confirmButton },
        ...{ done: pages.confirmed, gone: pages.gone },
      };
}

/** Only the button acts, because mail scanners follow links. */
const form = (button: string): string =>
  `<form method="post"><button type="submit">${button}</button></form>`;

function sendPage(
  response: ServerResponse,
  language: Language,
  title: string,
  content: string,
): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – Flag Plot</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body><main><p>Flag Plot</p><h1>${title}</h1>${content}</main></body>
</html>`);
}

const STYLE_PATH = '/notices/page.css';

/** A separate file, because the server's pages allow no inline styles. */
const STYLE = `
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 15vh auto 0; padding: 0 1.25rem; }
main > p:first-child { margin: 0; letter-spacing: 0.08em; opacity: 0.7; }
h1 { margin: 0 0 1.5rem; font-size: 1.4rem; line-height: 1.25; }
button { font: inherit; padding: 0.75rem 1.25rem; min-height: 2.75rem; cursor: pointer; }
`;

function sendStyle(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/css' });
  response.end(STYLE);
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value));
}
