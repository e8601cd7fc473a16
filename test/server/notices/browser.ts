import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** A browser's side of a subscription; with new keys unless they are given. */
export function newBrowser(privateKey?: Buffer, auth: Buffer = Buffer.alloc(16, 7)) {
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const publicKey = pair.getPublicKey();
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
      const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      return plain.subarray(0, -1).toString('utf8');
    },
  };
}
