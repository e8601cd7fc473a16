import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** The server's key pair, which identifies it to push services (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  /** A point of P-256, uncompressed: 65 bytes. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

/** A browser's keys; base64url. */
interface BrowserKeys {
  p256dh: string;
  auth: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Whether both keys are valid and form a pair. */
export function arePushKeys({ publicKey, privateKey }: PushKeys): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** A message to a browser's push service. */
interface PushMessage {
  text: string;
  endpoint: string;
  keys: BrowserKeys;
  /** A later message on the same topic replaces one that is still waiting. */
  topic: string;
  /** How long the service keeps it for a browser that is away. */
  keptSeconds: number;
}

/** The body for the push service, readable by the browser only; throws if the browser's keys are invalid. */
export function pushRequest(
  { text, endpoint, keys, topic, keptSeconds }: PushMessage,
  { contact, ...pair }: PushKeys & { contact: string },
): { headers: Record<string, string>; body: Buffer } {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
    vapidDetails: { subject: contact, ...pair },
    contentEncoding: 'aes128gcm',
    TTL: keptSeconds,
    topic,
  });
  const told = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(told), body: body ?? Buffer.alloc(0) };
}
