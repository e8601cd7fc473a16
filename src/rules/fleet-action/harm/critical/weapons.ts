import { must, type Roll } from '../../../core';
import { conditionOf } from '../../common/own';
import { cvTest } from '../../common/tests';
import { type Play, tell } from '../../model/play';
import { type DataSheet, isAirBase } from '../../model/sheet';
import type { BatteryName, LightWeapon, Unit } from '../../model/units';
import { MOUNT_COST, TUBES_COST } from '../../tables/mounts';
import { type Protection, penetrates } from '../armor';
import { damage } from '../damage';
import { changeFires } from '../fires';
import { loseUnit } from '../lose';
import { ownerOf } from '../told';
import { passesWreckTest } from '../wreckTest';
import { type Critical, type Effect, timesFor } from './critical';
import { testMagazine } from './magazine';
import { loseFactor, loseMount, loseUnlistedFlak, mountsLeft, recountFlak } from './mounts';

/** [NW-21.5, NW-26.1, NW-26.8] What protects the mounts of a battery. */
function protectionOf(sheet: DataSheet, group: BatteryName): Protection {
  const kind = sheet[group]?.kind;
  if (kind === 'casemate') return 'casemate';
  if (kind !== 'turret') return 'none';
  return group === 'main' ? 'turret' : 'secondary-turret';
}

const isThrough = (play: Play, unit: Unit, { strike }: Critical, group: BatteryName): boolean =>
  penetrates(play, unit, strike, { name: group, protection: protectionOf(unit.sheet, group) });

/** [NW-26.1] CV for a mount of a battery that she has. */
export const mountCost = (sheet: DataSheet, group: BatteryName): number =>
  MOUNT_COST[must(sheet[group], `${group} of ${sheet.name}`).kind];

/** [NW-26.10, NW-25.5] In the order in which factors are lost. */
export const incidental = ({ type }: DataSheet): readonly (LightWeapon | 'asw')[] =>
  type === 'V' || type === 'L'
    ? ['mediumRange', 'closeRange']
    : ['asw', 'mediumRange', 'closeRange'];

/** [NW-23.13a, NW-26.7, NW-26.14, NW-26.30] One mount, and perhaps its magazine. */
export const mainGuns: Effect = (play, unit, critical) => {
  const { sheet } = unit;
  if (!isThrough(play, unit, critical, 'main')) return 'stopped';
  const cost = mountCost(sheet, 'main');
  if (cost > critical.left) return 'barred';
  const mount = loseMount(play, unit, 'main');
  critical.left -= cost;
  if (!sheet.other) loseFactor(play, unit, incidental(sheet));
  recountFlak(play, unit);
  const { arc } = must(sheet.main?.mounts[mount], 'mount');
  if (critical.left > 0 && !critical.isFlash) testMagazine(play, unit, critical, arc);
  return 'ends';
};

/** [NW-23.13b, NW-26.2, NW-26.9, NW-26.10, NW-26.12] As many mounts as the CV pays; all of a battery cost the same. */
export const otherGuns: Effect = (play, unit, critical) => {
  if (!isThrough(play, unit, critical, 'other')) return 'stopped';
  const cost = mountCost(unit.sheet, 'other');
  const taken = timesFor(critical, cost, mountsLeft(unit, 'other').length);
  if (taken < 1) return 'barred';
  for (let mount = 0; mount < taken; mount++) loseMount(play, unit, 'other');
  critical.left -= taken * cost;
  loseFactor(play, unit, incidental(unit.sheet));
  recountFlak(play, unit);
  loseUnlistedFlak(play, unit);
  return 'again';
};

/** [NW-23.13c, NW-26.3] As many mounts as the CV pays; loaded torpedoes may explode. */
export const tubes: Effect = (play, unit, critical) => {
  const taken = timesFor(critical, TUBES_COST, mountsLeft(unit, 'torpedoes').length);
  if (taken < 1) return 'barred';
  critical.left -= taken * TUBES_COST;
  for (let mount = 0; mount < taken && unit.fate === 'inPlay'; mount++) {
    const index = loseMount(play, unit, 'torpedoes');
    if (!conditionOf(unit).empty.includes(index)) testTubes(play, unit, index);
  }
  return 'again';
};

/** [NW-26.13] The more torpedoes are in a mount, the likelier they blow up. */
function testTubes(play: Play, unit: Unit, mount: number): void {
  const battery = must(unit.sheet.torpedoes, 'torpedoes');
  const dice: Roll[] = [];
  const loaded = must(battery.mounts[mount], 'mount').barrels;
  const explodes = cvTest(play, loaded, 'tubes', dice);
  const structure = explodes ? Math.ceil(battery.torpedo.impactPoints / 2) : 0;
  tell(play, { kind: 'tubesTested', rule: 'NW-26.13', ...ownerOf(unit), structure, dice });
  if (!explodes) return;
  if (damage(play, unit, { points: structure, pool: 'structure' }, { rule: 'NW-26.13' }))
    testWreck(play, unit);
  if (unit.fate === 'inPlay') changeFires(play, unit, 1);
}

function testWreck(play: Play, unit: Unit): void {
  if (!passesWreckTest(play, unit)) loseUnit(play, unit, 'wreck', 'wreck-test');
}

/** [NW-25.15, NW-26.5] There is no mount to lose; an air base loses a factor instead. */
export const noWeapons: Effect = (play, unit) =>
  isAirBase(unit.sheet) && loseFactor(play, unit, incidental(unit.sheet)) ? 'again' : 'barred';
