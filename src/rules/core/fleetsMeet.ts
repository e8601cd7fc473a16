import { type Axial, type Facing, hexAhead, ORIGIN, turned } from '../../hex';
import type { Engagement, EngagementForce, EngagementShip } from './engagement';
import type { Side } from './side';

/** Ships in line ahead, in the order of the record. */
export interface MeetingLine {
  id: string;
  name: string;
  ships: readonly EngagementShip[];
}

/** Where the lines of two fleets begin, about the hex (0, 0). */
interface Meeting {
  /** The side of the record by which the Allies come. */
  entry: number;
  /** Hexes between the first lines of both sides. */
  apart: number;
  /** Hexes between the lines of a side. */
  linesApart: number;
}

export const opposite = (facing: Facing): Facing => (((facing + 2) % 6) + 1) as Facing;

/** From the middle to where a side begins: the Allies at the side of the record, the enemy opposite. */
export const comesFrom = ({ entry }: Pick<Engagement, 'entry'>, side: Side): Facing =>
  side === 'allies' ? (entry as Facing) : opposite(entry as Facing);

/** Where a line begins: the first ahead of the middle, the others to starboard and port of it and no nearer. */
export function leadOfLine(meeting: Meeting, side: Side, index: number): Axial {
  const { apart, linesApart } = meeting;
  const from = comesFrom(meeting, side);
  const first = hexAhead(ORIGIN, from, side === 'allies' ? Math.ceil(apart / 2) : apart >> 1);
  const abeam = turned(from, index % 2 === 1 ? 'starboard' : 'port');
  return hexAhead(first, abeam, linesApart * Math.ceil(index / 2));
}

/** Of each force the large ships, then the small ones, at most so many to a line. */
export const meetingLines = (
  forces: readonly EngagementForce[],
  most = Number.POSITIVE_INFINITY,
): MeetingLine[] =>
  forces.flatMap(({ id, name, ships }) =>
    [ships.filter(({ isSmall }) => !isSmall), ships.filter(({ isSmall }) => isSmall)]
      .flatMap((own) => inPieces(own, most))
      .map((own, i) => ({ ...(i === 0 ? { id, name } : numbered(id, name, i + 1)), ships: own })),
  );

const numbered = (id: string, name: string, number: number) => ({
  id: `${id}-${number}`,
  name: `${name} (${number})`,
});

const inPieces = <T>(items: readonly T[], most: number): T[][] => {
  const size = Math.min(most, items.length);
  return Array.from({ length: size > 0 ? Math.ceil(items.length / size) : 0 }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
};

/** Of what is built the share of a ship's damage, rounded down, at least one and at most all but one; 0 unhurt. */
export function earlierLoss(built: number, { damageLevels, capacity }: EngagementShip): number {
  if (damageLevels === 0) return 0;
  const share = Math.floor((built * damageLevels) / capacity);
  return Math.min(Math.max(1, share), Math.max(0, built - 1));
}

/** The indices of a share of so many, rounded down: the last first. */
export function lastOf(count: number, share: number): number[] {
  const lost = Math.floor(count * share);
  return Array.from({ length: lost }, (_, i) => count - lost + i);
}
