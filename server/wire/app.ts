import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { type AdminRoutes, addAdmin } from './adminRoutes';
import { isForUs, type OriginSettings } from './origin';
import { addLobby, type RestOptions } from './rest';
import { setSecurityHeaders } from './site';

/** Everything the server answers besides the sockets. */
interface AppParts {
  lobby: RestOptions;
  pages: RequestListener;
  ready: RequestListener;
  metrics(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Rejects when nothing can be read. */
  ping(): Promise<void>;
  origin: OriginSettings;
  admin?: AdminRoutes;
  /** Everything else. */
  site: RequestListener;
}

/** All routes of a server with online play. */
export function newApp(parts: AppParts): RequestListener {
  const { lobby, pages, ready, metrics, ping, origin, site, admin } = parts;
  const app = Fastify({
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
  });
  // The lobby reads its own bodies; other handlers read theirs.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onRequest', async ({ raw, id }, reply) => {
    setSecurityHeaders(reply.raw);
    reply.raw.setHeader('X-Request-Id', id);
    return isForUs(raw, origin) ? undefined : reply.code(421).send({});
  });
  addLobby(app, lobby);
  if (admin) addAdmin(app, admin);
  for (const path of ['/notices', '/notices/*']) app.all(path, handOn(pages));
  app.get('/readyz', handOn(ready));
  app.get(
    '/metrics',
    handOn((request, response) => {
      metrics(request, response).catch(() => response.destroy());
    }),
  );
  app.get('/healthz', (request, reply) =>
    ping().then(
      () => handOn(site)(request, reply),
      (error: Error) =>
        reply.code(503).header('Cache-Control', 'no-store').send({
          status: 'storage',
          reason: error.message,
        }),
    ),
  );
  app.setNotFoundHandler(handOn(site));
  const isReady = app.ready();
  return (request, response) => void isReady.then(() => app.routing(request, response));
}

/** Leaves the answer to a listener. */
const handOn =
  (listener: RequestListener) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.hijack();
    listener(request.raw, reply.raw);
    return reply;
  };
