import type { IncomingMessage } from 'node:http';
import { REFUSALS } from '../matches/answers';
import type { Done } from '../matches/lobby';

/** The longest body that is read, in bytes. */
const LONGEST_BODY = 16_384;

/** How long a body may take to come. */
const PATIENCE_MS = 10_000;

/** Reads a request's JSON; only what says that it is JSON is read, which no form of another site can. */
export async function readJson(request: IncomingMessage): Promise<Done<unknown>> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\b/i.test(type)) return { ok: false, refusal: REFUSALS.malformed };
  const text = await readText(request);
  if (text === undefined) return { ok: false, refusal: REFUSALS.tooLong };
  try {
    return { ok: true, value: JSON.parse(text || '{}') };
  } catch {
    return { ok: false, refusal: REFUSALS.malformed };
  }
}

/** `undefined` for one that is too long, or too slow. */
function readText(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const end = (text?: string): void => {
      clearTimeout(late);
      resolve(text);
    };
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > LONGEST_BODY) return end();
      parts.push(part);
    });
    request.on('end', () => end(Buffer.concat(parts).toString('utf8')));
    request.on('error', () => end());
    request.on('aborted', () => end());
  });
}
