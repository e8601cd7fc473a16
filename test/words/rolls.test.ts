import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type BaseEvent, giveOrder, newMatch, type Roll } from '../../src/rules/core';
import { systemOf } from '../../src/rules/registry';
import { readSave } from '../../src/scenario';
import { loadAllWords, wordsOf } from '../../src/words/registry';

const FOLDER = 'test/replays';

/** A reason by its code and the names of its figures. */
const kindOf = ({ reason, figures = {} }: Roll): string =>
  [reason, ...Object.keys(figures).sort()].join(' ');

/** What a fight handed over has rolled is told in the words of the system that fights it. */
const isOwn = (event: BaseEvent): boolean => !('event' in event);

/** Every kind of roll of a recorded game as its log tells it. */
function rollsOf(file: string): Map<string, string> {
  const read = readSave(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(file);
  const { scenario, options, seed, orders, ...save } = read.value;
  const system = systemOf(save.system);
  if (!system) throw new Error(save.system);
  const words = wordsOf(system.id);
  const match = newMatch(system, scenario, options, seed);
  const told = new Map<string, string>();
  const tell = (events: readonly BaseEvent[]) => {
    for (const roll of events.filter(isOwn).flatMap(({ dice = [] }) => dice))
      if (!told.has(kindOf(roll)))
        told.set(kindOf(roll), words.rollText?.(roll, match.state) ?? roll.reason);
  };
  tell(match.closedEvents);
  for (const given of orders) {
    giveOrder(system, match, given, seed);
    tell(match.closedEvents);
    tell(match.events);
  }
  return told;
}

beforeAll(() => loadAllWords());

test('whatever dice were thrown for in recorded games is told in words', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const told = files.flatMap((name) => [...rollsOf(`${FOLDER}/${name}`)]);
  expect(new Set(told.map(([kind]) => kind)).size).toBeGreaterThan(30);
  for (const [kind, text] of told) expect(text, kind).not.toMatch(/\{\{|undefined|^[a-z]+[A-Z]/);
}, 120_000);
