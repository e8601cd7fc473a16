import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Admin, Command } from '../admin/admin';
import { hashToken, isToken } from '../matches/secrets';
import type { Wire } from './connection';
import { addressOf, type OriginSettings } from './origin';
import { readJsonAlone } from './rest';

export interface AdminRoutes {
  admin: Admin;
  /** Shown with each command. */
  token: string;
  wire: Pick<Wire, 'limits'>;
  origin: OriginSettings;
}

const command = z.strictObject({
  name: z.string().max(20),
  of: z.string().max(64).optional(),
  status: z.enum(['playing', 'finished', 'aside']).optional(),
  limit: z.int().min(1).max(1000).optional(),
  days: z.int().min(1).max(36_500).optional(),
});

/** `POST /admin`: commands of the operator, with the token of the server's key. */
export function addAdmin(app: FastifyInstance, { admin, token, wire, origin }: AdminRoutes): void {
  const hash = hashToken(token);
  app.register(
    async (routes) => {
      readJsonAlone(routes, wire.limits.settings.packetBytes);
      routes.post('/', async ({ raw, headers, body }, reply) => {
        const { wrongSecrets } = wire.limits;
        const address = addressOf(raw, origin);
        if (!(await wrongSecrets.hasLeft(address))) return reply.code(429).send({});
        if (!isToken(headers.authorization?.replace(/^Bearer /, ''), hash)) {
          await wrongSecrets.take(address);
          return reply.code(403).send({});
        }
        const read = command.safeParse(body);
        if (!read.success) return reply.code(400).send({});
        return reply
          .header('Cache-Control', 'no-store')
          .send(await admin.run(read.data as Command));
      });
    },
    { prefix: '/admin' },
  );
}
