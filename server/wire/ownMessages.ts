import { changeOf, type SeenChange } from '../../src/game/online/change';
import type { ChangeMessage, StepMessage, WelcomeMessage } from '../../src/game/online/protocol';
import type { Telling } from '../matches/hosted';
import type { ToldChapter, Welcome } from '../matches/peer';
import { newScribe, Written } from './json';

/** The whole state of a match. */
export const stepMessage = (telling: Telling): StepMessage => ({
  ...headOf(telling),
  seen: telling.seen,
});

/** The changes of an order, for a viewer at the version before; `undefined` if the whole state is needed. */
export function changeMessage(telling: Telling): ChangeMessage | undefined {
  const change = changeIn(telling);
  return change && { ...headOf(telling), change };
}

const stepJson = newScribe((telling: Telling) => JSON.stringify(stepMessage(telling)));
const chapterJson = newScribe<ToldChapter>();
const chatJson = newScribe<Welcome['chat']>();

/** A `WelcomeMessage`; only its personal part is serialized each time. */
export function writtenWelcome({ telling, chapters, chat, ...own }: Welcome): Written {
  const head: Omit<WelcomeMessage, 'step' | 'chapters' | 'chat'> = own;
  const told = `"step":${stepJson(telling)},"chapters":[${chapters.map(chapterJson)}]`;
  return new Written(`${JSON.stringify(head).slice(0, -1)},${told},"chat":${chatJson(chat)}}`);
}

const headOf = ({ version, outcome, seed, proof }: Telling): Omit<StepMessage, 'seen'> => ({
  version,
  ...(outcome && { outcome }),
  ...(seed !== undefined && { seed }),
  ...(proof && { proof }),
});

/** Computed once for all viewers who see the same. */
const known = new WeakMap<Telling, SeenChange>();

function changeIn(telling: Telling): SeenChange | undefined {
  if (!telling.before) return undefined;
  const change = known.get(telling) ?? changeOf(telling.before, telling.seen);
  known.set(telling, change);
  return change;
}
