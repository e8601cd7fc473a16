import { unpackText } from '../../game/shareLink';
import { bad, type Read } from '../../scenario';
import type { Draft } from '../../scenario/core/draftForm';
import { checkDraft, copyOf, draftFormOf, MAX_LETTERS, readDraft } from '../../scenario/own/drafts';
import { isUnlistedId, newOwnId } from '../../scenario/own/ownId';
import { shippedFile, shippedShips } from '../../scenario/shipped';
import { skirmishFile } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { chartRoomText } from '../i18n/chartRoom';
import { fileOfOwn, ownBattles } from '../match/own';

/** Keeps a draft as a new battle of one's own. @returns its id */
export async function begin(draft: Draft): Promise<string> {
  const id = newOwnId();
  await ownBattles.keep(id, copyOf(draft, id), undefined);
  return id;
}

/** An empty chart for a system. */
export function emptyDraft(system: string): Read<Draft> {
  const form = draftFormOf(system);
  return form ? { ok: true, value: form.empty('') } : checkDraft({ system }, system);
}

/** The draft in a file; one that is far too large is not even read. */
export async function draftInFile(file: File): Promise<Read<Draft>> {
  const most = 4 * MAX_LETTERS;
  if (file.size <= most) return readDraft(await file.text(), file.name);
  return bad([
    {
      file: file.name,
      path: '',
      expected: `at most ${most} bytes`,
      found: String(file.size),
    },
  ]);
}

/** The draft in the fragment of a link. */
export async function draftInLink(packed: string): Promise<Read<Draft>> {
  const text = await unpackText(packed);
  return text.ok ? readDraft(text.value, chartRoomText('theLink')) : text;
}

/** The file of any scenario, shipped, drawn or one's own, as a draft. */
export async function draftOfScenario(id: string): Promise<Read<Draft>> {
  if (isUnlistedId(id)) return checkDraft(await fileOfOwn(id), id);
  if (!isSkirmishId(id)) return checkDraft(shippedFile(id), id);
  const file = skirmishFile(id, shippedShips());
  return file.ok ? checkDraft(file.value, id) : file;
}
