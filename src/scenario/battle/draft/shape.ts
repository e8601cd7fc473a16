import * as z from 'zod/mini';
import { BOARD_SIDES, ROWS } from '../../../rules/battle';
import { bySideOf, described, id, nation, side } from '../../form/fields';
import {
  battleSchema,
  extraPoints,
  nameOnChart,
  shipInBattle,
  taskForceInBattle,
  victoryRules,
} from '../schema';

/** More than any battle needs, and little enough to be drawn while it is edited. */
const MAX_FORCES = 24;
const MAX_SHIPS_IN_FORCE = 60;
const MAX_NAMES = 100;
const MAX_AWARDS = 200;
/** The hexes of the largest board. */
const MAX_LAND = 1261;
const MAX_TEXT = 20_000;

const words = z.string().check(z.maxLength(MAX_TEXT));
const hex = z.tuple([z.int(), z.int()]);
const list = <T extends z.ZodMiniType>(of: T, most: number) => z.array(of).check(z.maxLength(most));
const ids = list(id, MAX_FORCES * MAX_SHIPS_IN_FORCE);
const number = z.number();

const ship = z.extend(shipInBattle, { captain: z.optional(words) });

const taskForce = z.extend(taskForceInBattle, {
  name: words,
  commander: z.optional(words),
  entry: list(z.enum(BOARD_SIDES), BOARD_SIDES.length),
  ships: list(ship, MAX_SHIPS_IN_FORCE),
  stacks: z.optional(list(z.strictObject({ ships: ids, hex }), MAX_SHIPS_IN_FORCE)),
});

const by = list(z.enum(BOARD_SIDES), BOARD_SIDES.length);

const points = z.extend(extraPoints, {
  exits: z.optional(
    list(
      z.strictObject({
        side,
        of: z.optional(side),
        by,
        points: number,
        ships: z.optional(ids),
      }),
      MAX_AWARDS,
    ),
  ),
  unloading: z.optional(
    list(z.strictObject({ side, points: number, ships: z.optional(ids) }), MAX_AWARDS),
  ),
  boxes: z.optional(
    list(z.strictObject({ side, ship: id, row: z.enum(ROWS), points: number }), MAX_AWARDS),
  ),
});

/** A battle that is being written. Its hexes are `[q, r]`, as in its file. */
export const battleDraftSchema = z.extend(battleSchema, {
  title: words,
  place: words,
  date: words,
  time: words,
  land: z.optional(list(hex, MAX_LAND)),
  names: z.optional(list(z.extend(nameOnChart, { name: words, hex }), MAX_NAMES)),
  sides: bySideOf(z.strictObject({ name: words, nation })),
  minutes: number,
  taskForces: list(taskForce, MAX_FORCES),
  extraPoints: z.optional(points),
  victoryRules: described('As in a file.', z.optional(victoryRules.check(z.maxLength(MAX_AWARDS)))),
  situation: list(words, 3),
  victory: words,
  history: words,
  sources: list(words, MAX_NAMES),
});

export type BattleDraft = z.output<typeof battleDraftSchema>;
export type DraftForce = BattleDraft['taskForces'][number];
export type DraftShip = DraftForce['ships'][number];
export type DraftStack = NonNullable<DraftForce['stacks']>[number];
