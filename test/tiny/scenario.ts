import * as z from 'zod/mini';
import { bySide, must, SIDES } from '../../src/rules/core';
import type { ScenarioCard } from '../../src/scenario';
import type { LoadedScenario, SavedForm, ScenarioSystem } from '../../src/scenario/core/system';
import { checked } from '../../src/scenario/form/check';
import { bad, good } from '../../src/scenario/form/fault';
import { bySideOf, count, id, isoDate, nation, text } from '../../src/scenario/form/fields';
import type { DuelScenario } from './rules';

const sides = bySideOf(z.strictObject({ name: text, nation }));

const schema = z.strictObject({
  system: z.literal('duel'),
  id,
  title: text,
  place: text,
  date: isoDate,
  time: text,
  minutes: count,
  turns: count,
  sides,
  ships: bySideOf(id),
  boxes: count,
  situation: z.array(text),
  victory: text,
  history: text,
  sources: z.array(text),
});
type DuelFile = z.output<typeof schema>;
type LoadedDuel = LoadedScenario<DuelFile, ScenarioCard, DuelScenario, object>;

const savedSchema = z.object({
  scenario: z.strictObject({
    system: z.literal('duel'),
    id,
    title: text,
    date: isoDate,
    turns: count,
    sides,
    ships: bySideOf(z.strictObject({ id, name: text, boxes: count })),
  }),
  options: z.strictObject({}),
});

/** How a duel is kept. */
export const savedDuel: SavedForm = {
  schema: savedSchema,
  faults(scenario, options, file) {
    const read = checked(savedSchema, { scenario, options }, file);
    return read.ok ? [] : read.faults;
  },
};

/** Scenarios of the duel. */
export const duelScenarios: ScenarioSystem<LoadedDuel> = {
  id: 'duel',
  schema,
  title: 'a duel',
  namedRecords: ({ ships }) => ({ allies: ships }),
  resolve(file, { ships }, name) {
    const strangers = SIDES.filter((side) => !ships.has(file.ships[side]));
    if (strangers.length > 0)
      return bad(
        strangers.map((side) => ({
          file: name,
          path: `ships.${side}`,
          expected: 'a ship of the registry',
          found: file.ships[side],
        })),
      );
    const shipOf = bySide((side) => must(ships.get(file.ships[side]), 'a ship'));
    const { boxes, turns, situation, ships: _, ...card } = file;
    const { id: scenario, title, date } = file;
    return good({
      system: 'duel',
      file,
      card: {
        ...card,
        situation: situation.join(' '),
        forces: bySide((side) => [
          {
            name: shipOf[side].name,
            ships: [
              { id: shipOf[side].id, name: shipOf[side].name, type: shipOf[side].shipClass.type },
            ],
          },
        ]),
      },
      scenario: {
        ...{ system: 'duel', id: scenario, title, date, turns, sides: file.sides },
        ships: bySide((side) => ({ id: shipOf[side].id, name: shipOf[side].name, boxes })),
      },
      options: {},
    });
  },
  classIds: () => [],
  flagship: ({ card }, side) => {
    const ship = must(card.forces[side][0]?.ships[0], 'a ship');
    return { name: ship.name, type: ship.type === 'SS' ? 'DD' : ship.type, classId: '' };
  },
  saved: savedDuel,
};
