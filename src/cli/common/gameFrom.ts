import { unpackText } from '../../game/shareLink';
import { type Read, readSave, type Save } from '../../scenario';
import { readIfThere } from './project';
import { UsageError } from './usage';

const LINK = /^https?:\/\/[^#]*#(.+)$/;

/** Reads a game from a file or from the link that holds it; it is not replayed yet. */
export async function gameFrom(source: string): Promise<Read<Save>> {
  const fragment = LINK.exec(source)?.[1];
  if (fragment !== undefined) {
    const text = await unpackText(fragment);
    return text.ok ? readSave(text.value, 'the link') : text;
  }
  const text = readIfThere(source);
  if (text === undefined) throw new UsageError(`There is no file ${source}.`);
  return readSave(text, source);
}
