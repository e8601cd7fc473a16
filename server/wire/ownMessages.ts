import { changeOf, type SeenChange } from '../../src/game/online/change';
import type {
  ChangeMessage,
  PublicMatch,
  StepMessage,
  WelcomeMessage,
} from '../../src/game/online/protocol';
import type { Seen } from '../../src/game/redaction';
import type { Telling } from '../matches/hosted';
import type { ToldChapter, Welcome } from '../matches/peer';
import { newScribe, Written } from './json';

const stepMessage = (telling: Telling): StepMessage => ({
  ...headOf(telling),
  seen: telling.seen,
});

const changeMessage = (telling: Telling, change: SeenChange): ChangeMessage => ({
  ...headOf(telling),
  change,
});

const stepJson = newScribe((telling: Telling) => JSON.stringify(stepMessage(telling)));
const changeJson = newScribe((telling: Telling & { before: Seen }) =>
  JSON.stringify(changeMessage(telling, changeOf(telling.before, telling.seen))),
);
const matchJson = newScribe<PublicMatch>();

/** A `StepMessage`: the whole state of a match, with the id of the order for its sender. */
export const writtenStep = (telling: Telling, orderId?: string): Written =>
  new Written(withOrder(stepJson(telling), orderId));

/** A `ChangeMessage`: what an order changed for viewers at the version before; `undefined` if it is not known. */
export const writtenChange = (telling: Telling, orderId?: string): Written | undefined =>
  hasBefore(telling) ? new Written(withOrder(changeJson(telling), orderId)) : undefined;

/** An `Answer` that accepts an order, with what it changed. */
export const writtenAnswer = (version: number, change: Written): Written =>
  new Written(`{"ok":true,"version":${version},"change":${change.json}}`);

/** A `PublicMatch`. */
export const writtenMatch = (match: PublicMatch): Written => new Written(matchJson(match));

const hasBefore = (telling: Telling): telling is Telling & { before: Seen } =>
  telling.before !== undefined;

const withOrder = (json: string, orderId: string | undefined): string =>
  orderId === undefined ? json : `${json.slice(0, -1)},"order":${JSON.stringify(orderId)}}`;

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
