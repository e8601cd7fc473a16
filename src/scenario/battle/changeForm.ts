import { HOURS, MAX_ROUNDS, ROWS, SPEED_CLASSES, WEATHERS } from '../../rules/battle';
import { SIDES } from '../../rules/core';
import { type ChangeForm, choice, missing, numberFrom } from '../core/changeForm';
import type { BattleFile } from './schema';

type ForceInFile = BattleFile['taskForces'][number];
type ShipInFile = ForceInFile['ships'][number];

/** More boxes of a row have no ship. */
const MAX_BOXES = 20;

/** Who begins when the file does not say. */
const ROLLED = 'rolled';

/** What a question may change of a battle. */
export const battleChanges: ChangeForm<BattleFile, ForceInFile, ShipInFile> = {
  forces: ({ taskForces }) => taskForces,
  withForces: (file, taskForces) => ({ ...file, taskForces: [...taskForces] }),
  isEmpty: ({ ships }) => ships.length === 0,
  needs: ['ship', 'ships'],
  own: ['captain', 'counter', 'traits', 'overrides', 'lost', 'torpedoesSpent', 'speed'],
  join: (force, ship) => ({ ...inLastStack(force, ship), ships: [...force.ships, { ship }] }),
  settings: [
    choice(
      'hour',
      HOURS,
      ({ hour }) => hour,
      (file, hour) => ({ ...file, hour: hour as BattleFile['hour'] }),
    ),
    choice(
      'weather',
      WEATHERS,
      ({ weather }) => weather,
      (file, weather) => ({ ...file, weather: weather as BattleFile['weather'] }),
    ),
    choice(
      'initiative',
      [...SIDES, ROLLED],
      ({ initiative = ROLLED }) => initiative,
      withInitiative,
    ),
    numberFrom(
      'rounds',
      [1, MAX_ROUNDS],
      ({ rounds }) => rounds,
      (file, rounds) => ({ ...file, rounds }),
    ),
  ],
  shipSettings: [
    missing(isHurt, unhurt),
    ...ROWS.map((row) =>
      numberFrom<ShipInFile>(
        row,
        [0, MAX_BOXES],
        ({ lost }) => lost?.[row] ?? 0,
        (ship, boxes) => ({ ...ship, lost: { ...ship.lost, [row]: boxes } }),
      ),
    ),
    choice(
      'speed',
      ['full', ...SPEED_CLASSES.map((it) => it.replace(' ', '-'))],
      ({ speed = 'full' }) => speed.replace(' ', '-'),
      withSpeed,
    ),
  ],
};

/** [BT-3.15] Where stacks are given, a ship that joins sails in the last one of her force. */
function inLastStack(force: ForceInFile, ship: string): ForceInFile {
  const { stacks } = force;
  const last = stacks?.at(-1);
  if (!stacks || !last) return force;
  return { ...force, stacks: [...stacks.slice(0, -1), { ...last, ships: [...last.ships, ship] }] };
}

function withInitiative({ initiative: _, ...file }: BattleFile, value: string): BattleFile {
  return value === ROLLED ? file : { ...file, initiative: value as BattleFile['initiative'] };
}

/** What the battle takes from her sheet [BT-16.9], or from her boxes as it begins [BT-19.2]. */
function isHurt({ overrides, lost, speed, torpedoesSpent }: ShipInFile): boolean {
  return Boolean(overrides?.boxes ?? lost ?? speed ?? torpedoesSpent);
}

function unhurt(ship: ShipInFile): ShipInFile {
  const { lost: _, speed: __, torpedoesSpent: ___, overrides, ...rest } = ship;
  if (!overrides) return rest;
  const { boxes: ____, ...others } = overrides;
  return { ...rest, overrides: others };
}

function withSpeed({ speed: _, ...ship }: ShipInFile, value: string): ShipInFile {
  const speed = SPEED_CLASSES.find((it) => it.replace(' ', '-') === value);
  return speed ? { ...ship, speed } : ship;
}
