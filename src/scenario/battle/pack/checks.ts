import {
  ARMORS,
  CALIBERS,
  type Impulse,
  type MovingSpeed,
  type TableSet,
} from '../../../rules/battle';
import type { DiceTable } from '../../../rules/core';
import type { PathFault } from '../../form/fault';

/** All faults of a set of tables beyond the form of each; paths begin with the table's id. */
export const tableFaults = (tables: TableSet): PathFault[] => [
  ...rowFaults('gunfireDamage', tables.gunfireDamage, [2, 12], 12),
  ...rowFaults('torpedoDamage', tables.torpedoDamage, [3, 12], 40),
  ...rowFaults('criticalDamage', tables.criticalDamage, [2, 12], 12),
  ...gunfireFaults(tables.gunfireDamage),
  ...hitFaults(tables),
  ...penetrationFaults(tables.penetration),
  ...longLanceFaults(tables.torpedoRanges),
  ...radarFaults(tables.searchRadar),
  ...sequenceFaults(tables.impulses),
  ...blockFaults(tables.impulses),
  ...bandFaults(tables),
];

const fault = (path: string, expected: string, found: unknown): PathFault => ({
  path,
  expected,
  found: String(found),
});

/** Rows run on without a gap from the first sum, at least `least`, to the last, at most `most`. */
function rowFaults(
  id: keyof TableSet,
  { rows }: DiceTable<unknown>,
  [first, least]: readonly [number, number],
  most: number,
): PathFault[] {
  const path = `${id}.rows`;
  const last = rows.at(-1)?.to;
  const end = least === most ? `${least}` : `${least} or more`;
  const gaps = rows.flatMap(({ from, to }, i) => {
    const next = (rows[i - 1]?.to ?? first - 1) + 1;
    return [
      ...(from === next
        ? []
        : [fault(`${path}[${i}].from`, `${next}, without gap or overlap`, from)]),
      ...(to < from ? [fault(`${path}[${i}].to`, `${from} or more`, to)] : []),
    ];
  });
  if (last === undefined) return [fault(path, `rows for the sums ${first} to ${end}`, 'none')];
  if (last >= least && last <= most) return gaps;
  return [...gaps, fault(`${path}[${rows.length - 1}].to`, `${end}, the last sum`, last)];
}

/** A result has the keys of its kind and no other. */
function gunfireFaults({ rows }: TableSet['gunfireDamage']): PathFault[] {
  return rows.flatMap(({ result }, i) => {
    const wanted: readonly string[] =
      result.kind === 'gunnery' ? ['row'] : result.kind === 'hull' ? ['plunging', 'speedLoss'] : [];
    const given = Object.keys(result).filter((key) => key !== 'kind');
    const path = `gunfireDamage.rows[${i}].result`;
    return [
      ...wanted
        .filter((key) => !given.includes(key))
        .map((key) => fault(`${path}.${key}`, `a ${key} for a result '${result.kind}'`, 'nothing')),
      ...given
        .filter((key) => !wanted.includes(key))
        .map((key) => fault(`${path}.${key}`, `no ${key} for a result '${result.kind}'`, 'one')),
    ];
  });
}

/** A 1 never hits. */
function hitFaults({ toHit, gunneryModifiers: { most } }: TableSet): PathFault[] {
  if (toHit.guns - most >= 2) return [];
  return [
    fault('toHit.guns', `${most + 2} or more, so that a 1 with +${most} is a miss`, toHit.guns),
  ];
}

/** What penetrates heavy armor penetrates light, and so on. */
function penetrationFaults({ armor }: TableSet['penetration']): PathFault[] {
  return CALIBERS.flatMap((caliber) => {
    const given = armor[caliber];
    const heaviest = ARMORS.findIndex((it) => given.includes(it));
    const wanted = heaviest < 0 ? [] : ARMORS.slice(heaviest);
    if (given.length === wanted.length && wanted.every((it) => given.includes(it))) return [];
    return [fault(`penetration.armor.${caliber}`, wanted.join(', '), given.join(', '))];
  });
}

/** A divisor for each range that only Long Lances reach. */
function longLanceFaults({ hexes, longLance }: TableSet['torpedoRanges']): PathFault[] {
  const path = 'torpedoRanges.longLance';
  if (longLance.hexes < hexes)
    return [fault(`${path}.hexes`, `${hexes} or more, as other torpedoes reach`, longLance.hexes)];
  const wanted = Array.from({ length: longLance.hexes - hexes }, (_, i) => String(hexes + 1 + i));
  const given = Object.keys(longLance.divisors);
  return [
    ...wanted
      .filter((range) => !given.includes(range))
      .map((range) => fault(`${path}.divisors`, `a divisor for ${range} hexes`, 'none')),
    ...given
      .filter((range) => !wanted.includes(range))
      .map((range) =>
        fault(
          `${path}.divisors.${range}`,
          `a range from ${hexes + 1} to ${longLance.hexes}`,
          range,
        ),
      ),
  ];
}

const radarFaults = ({ byDate }: TableSet['searchRadar']): PathFault[] =>
  byDate.flatMap(({ from }, i) => {
    const before = byDate[i - 1]?.from;
    if (before === undefined || before < from) return [];
    return [fault(`searchRadar.byDate[${i}].from`, `a date after ${before}`, from)];
  });

type Impulses = TableSet['impulses'];

/** [BT-4.2, BT-4.3] The round opens, then movement and fire in blocks, then repair; both sides move alike. */
function sequenceFaults({ sequence }: Impulses): PathFault[] {
  const moves = (mover: string) => sequence.filter((it) => it.mover === mover).length;
  return [
    ...sequence.flatMap((_impulse, i) => impulseFaults(sequence, i)),
    ...moveFaults(moves('initiative'), moves('other')),
    ...(sequence.some(({ phase }) => phase === 'gunnery')
      ? []
      : [fault('impulses.sequence', 'a gunnery impulse', 'none')]),
  ];
}

function moveFaults(initiative: number, other: number): PathFault[] {
  if (initiative === other && other > 0) return [];
  const expected = 'as many movement impulses of either side, at least one';
  const found = `${initiative} of the initiative, ${other} of the other`;
  return [fault('impulses.sequence', expected, found)];
}

/** The first impulse opens the round and the last is for repair; those between are in blocks. */
function impulseFaults(sequence: Impulses['sequence'], i: number): PathFault[] {
  const { phase, block, mover } = sequence[i] as Impulse;
  const path = `impulses.sequence[${i}]`;
  const before = sequence[i - 1]?.block ?? 0;
  const blocks = blocksAfter(before, isEnd(sequence, i));
  const phases = phasesAt(sequence, i);
  return [
    ...(phases.includes(phase) ? [] : [fault(`${path}.phase`, phases.join(' or '), phase)]),
    ...((mover !== null) === (phase === 'movement')
      ? []
      : [fault(`${path}.mover`, phase === 'movement' ? 'who moves' : 'null', mover)]),
    ...(blocks.includes(block) ? [] : [fault(`${path}.block`, blocks.join(' or '), block)]),
  ];
}

const isEnd = (sequence: Impulses['sequence'], i: number): boolean =>
  i === 0 || i === sequence.length - 1;

function phasesAt(sequence: Impulses['sequence'], i: number): readonly Impulse['phase'][] {
  if (i === 0) return ['opening'];
  return isEnd(sequence, i) ? ['repair'] : ['movement', 'gunnery', 'torpedoes'];
}

/** Blocks count up from 1; the ends of the round belong to none. */
function blocksAfter(before: number, end: boolean): number[] {
  if (end) return [0];
  return before === 0 ? [1] : [before, before + 1];
}

const SPEEDS: readonly MovingSpeed[] = ['2+', '2', '1', '1 slow'];

/** Faster ships move from an earlier block on, or the same; every class moves at some time, and tows do. */
function blockFaults({ sequence, firstBlock, towBlock }: Impulses): PathFault[] {
  const blocks = sequence.flatMap(({ phase, block }) => (phase === 'movement' ? [block] : []));
  const last = Math.max(...blocks);
  return [
    ...SPEEDS.flatMap((speed, i) => {
      const before = SPEEDS[i - 1];
      const least = before === undefined ? 1 : firstBlock[before];
      const first = firstBlock[speed];
      if (first >= least && first <= last) return [];
      return [fault(`impulses.firstBlock.${speed}`, `a block from ${least} to ${last}`, first)];
    }),
    ...(blocks.includes(towBlock)
      ? []
      : [fault('impulses.towBlock', `a block with movement, ${last} at most`, towBlock)]),
  ];
}

/** Bands of caliber, armor and speed come down from the first to the last. */
function bandFaults({ gunRating, armorRating, speedRating }: TableSet): PathFault[] {
  const { calibers } = gunRating;
  const { fromKnots } = speedRating;
  return [
    ...descending(
      CALIBERS.map((it) => [`gunRating.calibers.${it}.fromInches`, calibers[it].fromInches]),
    ),
    ...descending([
      ['armorRating.heavyFromInches', armorRating.heavyFromInches],
      ['armorRating.lightFromInches', armorRating.lightFromInches],
    ]),
    ...descending(
      (['2+', '2', '1'] as const).map((it) => [`speedRating.fromKnots.${it}`, fromKnots[it]]),
    ),
  ];
}

const descending = (bands: readonly (readonly [path: string, from: number])[]): PathFault[] =>
  bands.flatMap(([path, from], i) => {
    const above = bands[i - 1]?.[1];
    return above === undefined || from < above ? [] : [fault(path, `less than ${above}`, from)];
  });
