import type { Snapshot } from '../../../game';
import type { BaseEvent, Viewer } from '../../../rules/core';
import {
  type LogChapter,
  type LogLine,
  NO_LIGHTS,
  type Telling,
} from '../../../words/core/logLine';
import type { AnyWords } from '../../../words/core/systemWords';
import { tableText } from '../../i18n/table';
import { kindName } from './orders';

/** The fields of every event; the rest is its content. */
const COMMON: readonly string[] = [
  'kind',
  'rule',
  'seenBy',
  'toldAs',
  'reveals',
  'dice',
  'modifiers',
];

/** The events of a game, step by step; a system without words shows the names of its events and their fields. */
export const logChapters = (
  { chapters, view, viewer }: Pick<Snapshot, 'chapters' | 'view' | 'viewer'>,
  part: string,
  words: AnyWords,
): LogChapter[] =>
  chapters
    .map(({ chapter, events }) => ({
      key: String(chapter),
      part,
      title: tableText('chapter', { number: chapter }),
      lines: events.flatMap((event, at) =>
        lineOf(event, `${chapter}/${at}`, { view, viewer, words }),
      ),
      passed: false,
    }))
    .filter(({ lines }) => lines.length > 0);

interface Around {
  view: unknown;
  viewer: Viewer;
  words: AnyWords;
}

function lineOf(event: BaseEvent, key: string, { view, viewer, words }: Around): LogLine[] {
  const told = words.eventText ? words.eventText(event, view) : plainTelling(event);
  if (!told) return [];
  const { rule, dice = [], modifiers = [] } = event;
  const isOwn = 'side' in event && event.side === viewer && dice.length === 0;
  return [
    { ...told, key, rule, dice, modifiers, ships: told.lights.ships, ...(isOwn && { own: true }) },
  ];
}

/** 'Ship sank: ship hood, hex 4 -2'. */
function plainTelling(event: BaseEvent): Telling {
  const facts = Object.entries(event).flatMap(([field, value]) =>
    COMMON.includes(field) ? [] : factText(fieldName(field), value),
  );
  const text = [kindName(event.kind), facts.join(', ')].filter((it) => it !== '').join(': ');
  return { parts: [text], tone: 'plain', depth: 0, lights: NO_LIGHTS };
}

const fieldName = (field: string): string => kindName(field).toLowerCase();

/** A field and its value; true shows the name alone, and false or empty is left out. */
function factText(field: string, value: unknown): string[] {
  if (value === true) return [field];
  const text = value === false ? '' : plainText(value);
  return text === '' ? [] : [`${field} ${text}`];
}

const plainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(plainText).join(' ');
};
