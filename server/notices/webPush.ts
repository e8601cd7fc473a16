import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** The server's own pair of keys by which push services know it (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  /** A point of P-256, uncompressed: 65 bytes. */
  publicKey: string;
  /** 32 bytes. */
  privateKey: string;
}

const CURVE = 'prime256v1';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const text = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A leading zero of the number belongs to the key.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: text(pair.getPublicKey()), privateKey: text(secret) };
}

/** Whether the keys are two, and belong together. */
export function arePushKeys({ publicKey, privateKey }: PushKeys): boolean {
  const secret = bytes(privateKey);
  if (secret.length !== 32) return false;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
  } catch {
    return false;
  }
  return text(pair.getPublicKey()) === publicKey;
}

/** The keys as Node has them; throws when they are none. */
export function keyPair({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = bytes(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map(text) as [string, string];
  const key = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  return createPrivateKey({ key, format: 'jwk' });
}

const TOKEN_SECONDS = 12 * 3600;

/** What tells a push service who sends: RFC 8292. */
export function vapidHeader(
  keys: PushKeys & { contact: string },
  endpoint: string,
  now: number,
): string {
  const head = { typ: 'JWT', alg: 'ES256' };
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_SECONDS,
    sub: keys.contact,
  };
  const content = [head, claims].map((part) => text(JSON.stringify(part))).join('.');
  const key = { key: keyPair(keys), dsaEncoding: 'ieee-p1363' } as const;
  const token = `${content}.${text(sign('sha256', Buffer.from(content), key))}`;
  return `vapid t=${token}, k=${keys.publicKey}`;
}

/** A browser's keys; base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What is by chance in a message; given only by tests. */
export interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD_SIZE = 4096;

/** A message that only the browser can read: RFC 8291, one record of aes128gcm. Throws when its keys are none. */
export function encryptPush(message: string, to: BrowserKeys, chance?: Chance): Buffer {
  const own = createECDH(CURVE);
  if (chance) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const salt = chance?.salt ?? randomBytes(16);
  const theirs = bytes(to.p256dh);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey()]);
  const secret = derive(own.computeSecret(theirs), bytes(to.auth), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte after the text marks the last record.
  const body = [cipher.update(message, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([salt, header(own.getPublicKey()), ...body, cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function header(publicKey: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([size, Buffer.of(publicKey.length), publicKey]);
}
