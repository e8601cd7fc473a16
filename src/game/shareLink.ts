import { bad, good, type Read, type Save } from '../scenario';

/** Many programs cut or refuse longer links. */
export const MAX_LETTERS = 16_000;

/** Too long for a link; use the save file instead. */
export const isTooLong = (link: string): boolean => link.length > MAX_LETTERS;

/**
 * The most that a link may unpack to, in bytes: a hundred times the largest battle. It guards against decompression
 * bombs.
 */
const MAX_BYTES = 8_000_000;

/** The form of the fragment: what comes after is JSON, deflated, in base64url. */
const FORM = '1.';

/** The page that opens links. */
export const SHARED_PATH = '/shared';

const FILE = 'the link';

/** A save as the fragment of a link, without `#`. Only its last digest is kept, which is enough to detect a change. */
export function packSave(save: Save): Promise<string> {
  const last = save.digests[save.orders.length];
  const short: Save = {
    ...save,
    digests: last === undefined ? {} : { [save.orders.length]: last },
  };
  return packText(JSON.stringify(short));
}

/** A text as the fragment of a link, without `#`. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return FORM + toBase64Url(await throughAll(bytes, new CompressionStream('deflate-raw')));
}

/** The text in the fragment of a link, of a save or a scenario; like a file's it has yet to be checked. */
export async function unpackText(fragment: string): Promise<Read<string>> {
  if (fragment === '') return fault('a battle after the # of the link', 'nothing');
  if (!fragment.startsWith(FORM))
    return fault('a link that this version of the game can read', `“${fragment.slice(0, 8)}…”`);
  try {
    const packed = fromBase64Url(fragment.slice(FORM.length));
    const bytes = await throughAll(packed, new DecompressionStream('deflate-raw'));
    return good(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return error instanceof Flood
      ? fault(`at most ${MAX_BYTES} bytes of battle`, 'more')
      : fault('a whole battle', 'a part of one: the link was cut or changed on its way');
  }
}

const fault = (expected: string, found: string): Read<never> =>
  bad([{ file: FILE, path: '', expected, found }]);

/** A short link may unpack to more than memory holds. */
class Flood extends Error {}

async function throughAll(bytes: Uint8Array, stream: CompressionStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)
    .getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new Flood();
    }
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
