import type { Armor, Row, Ship, ShipSheet } from '../../../../rules/battle';
import { ROWS } from '../../../../rules/battle/query';
import { boxCount, listed, speedName, torpedoName } from '../../../../words/battle/common/words';
import { sheetText } from '../../../../words/battle/texts/sheet';

/** One box of a printed sheet. */
export interface SheetBox {
  armor: Armor;
  struck: boolean;
  /** Immune to plunging fire: enclosed by a larger box [BT-11.14]. */
  immune: boolean;
}

export interface SheetRow {
  row: Row;
  boxes: SheetBox[];
  left: number;
  /** For screen readers. */
  spoken: string;
}

/** The rows of boxes of a ship as they are now; rows that the ship was built without are left out. */
export const sheetRows = (sheet: ShipSheet, { lost }: Pick<Ship, 'lost'>): SheetRow[] =>
  ROWS.filter((row) => sheet.rows[row].length > 0).map((row) => sheetRow(sheet, row, lost[row]));

function sheetRow(sheet: ShipSheet, row: Row, lost: number): SheetRow {
  const armors = sheet.rows[row];
  const immune = row === 'hull' ? sheet.immuneHullBoxes : 0;
  const left = Math.max(0, armors.length - lost);
  return {
    row,
    boxes: armors.map((armor, at) => ({ armor, struck: at < lost, immune: at < immune })),
    left,
    spoken: sheetText('spoken', {
      left,
      boxes: boxCount(row, armors.length),
      armor: armorText(armors),
    }),
  };
}

const armorText = (armors: readonly Armor[]): string =>
  listed([...new Set(armors)].map((armor) => sheetText(`armor.${armor}`)));

/** The state of a torpedo armament. */
type TorpedoState = {
  factors: number;
  kind: string;
} /** `reloaded`: the second load, and the last. */ & (
  | { state: 'ready' | 'reloaded' | 'spent' | 'destroyed' }
  /** [BT-10.5] They may be launched again from an impulse on. */
  | { state: 'reloading'; round: number; impulse: number }
);

/** A round and an impulse of it. */
export interface BattleTime {
  round: number;
  impulse: number;
}

/** The state of a ship's torpedoes at a time of the battle. */
export function torpedoState(
  sheet: ShipSheet,
  ship: Ship,
  now: BattleTime,
): TorpedoState | undefined {
  const { torpedoes } = sheet;
  if (!torpedoes) return undefined;
  const mounted = { factors: torpedoes.factors, kind: torpedoName(torpedoes.kind) };
  const [first, second] = ship.launches;
  if (ship.mountHit) return { ...mounted, state: 'destroyed' };
  if (!first) return { ...mounted, state: 'ready' };
  if (second || torpedoes.kind !== 'long-lance') return { ...mounted, state: 'spent' };
  const ready = { round: first.round + 1, impulse: first.impulse };
  // What was fired before the battle is loaded again when it begins.
  return first.round > 0 && isBefore(now, ready)
    ? { ...mounted, state: 'reloading', ...ready }
    : { ...mounted, state: 'reloaded' };
}

const isBefore = (a: BattleTime, b: BattleTime): boolean =>
  a.round < b.round || (a.round === b.round && a.impulse < b.impulse);

/** A ship's troubles other than lost boxes, in words, the worst first. */
export function ailments(ship: Ship): string[] {
  const found = [
    ship.fate === 'sunk' && sheetText('ill.sunk'),
    ship.fate === 'scuttled' && sheetText('ill.scuttled'),
    ship.fate === 'left' && sheetText('ill.left'),
    ship.speed === '0' && ship.fate === 'afloat' && sheetText('ill.dead'),
    ship.aground && sheetText('ill.aground'),
    ship.steeringHit && sheetText('ill.steering'),
    ship.silenced.gunnery && sheetText('ill.gunsSilent'),
    ship.silenced.torpedoes && sheetText('ill.tubesSilent'),
    ...ship.blindCalibers.map((caliber) => sheetText(`ill.blind.${caliber}`)),
    ship.beyondRepair && sheetText('ill.beyond'),
  ];
  return found.filter((it) => it !== false);
}

/** 'speed 1, designed for 2+'. */
export const speedText = (sheet: ShipSheet, ship: Ship): string =>
  ship.speed === sheet.speed
    ? speedName(ship.speed)
    : sheetText('builtFor', { speed: speedName(ship.speed), built: sheet.speed });

/** How much of a ship is left, for a bar or a tint. */
type Condition = 'fit' | 'hurt' | 'badly hurt' | 'gone';

export function conditionOf(sheet: ShipSheet, ship: Ship): Condition {
  if (ship.fate !== 'afloat') return 'gone';
  const hurt = ROWS.some((row) => ship.lost[row] > 0) || ship.speed !== sheet.speed;
  if (ship.lost.hull * 2 >= sheet.rows.hull.length || ship.speed === '0') return 'badly hurt';
  return hurt ? 'hurt' : 'fit';
}
