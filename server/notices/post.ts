import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedAgent, isReachable, type Reach } from './guard';

/** What is sent, and where. */
interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

const NOT_ALLOWED = 'This address is not for notices.';

/** Timeout for an answer; in ms. */
const PATIENCE_MS = 10_000;

/**
 * Posts to an address that a user gave; resolves with the status. It follows no redirects and does not read the answer.
 * (`fetch` cannot be told which addresses it may connect to.)
 */
export function post({ url, headers, body }: Post, reach: Reach): Promise<number> {
  if (!isReachable(url, reach)) return Promise.reject(new Error(NOT_ALLOWED));
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: guardedAgent(url, reach),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    // The guard's own errors contain the address and have no code. The address is kept out of the log.
    sent.on('error', (error) => reject('code' in error ? error : new Error(NOT_ALLOWED)));
    sent.end(body);
  });
}
