import type { Modifier } from '../../core';
import type { AirGuns } from '../common/airGuns';
import { modifier } from '../common/attackModifiers';
import { conditionOf } from '../common/own';
import { saveHull, saveStructure, saveVessels } from '../harm/saves';
import { splash } from '../harm/splash';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import { isLandTarget, isSmallCraft, isSubmarine } from '../model/sheet';
import type { Unit } from '../model/units';
import { gunFactorSave, VALIDATION_NEED } from '../tables/air';

/** Aircraft guns on a target. */
interface Strafing {
  stand: AirStand;
  target: Unit;
  guns: AirGuns;
}

/** [NW-19.2 to NW-19.9] The hits of aircraft guns take effect as far as they count. */
export function strafe(play: Play, strafing: Strafing, hits: number): void {
  const { target } = strafing;
  strafing.stand.turn.strafed = target.id;
  const validated = hits > 0 ? validate(play, strafing, hits) : 0;
  if (validated === 0) return;
  suppress(target, validated);
  if (isLandTarget(target.sheet)) return;
  splash(target);
  harm(play, strafing, validated);
}

/** [NW-19.2] */
function validate(play: Play, { stand, target, guns }: Strafing, count: number): number {
  const roll = play.dice.roll('d20', count, 'validation', { stand: stand.id });
  const hits = roll.values.filter((value) => value + guns.factor >= VALIDATION_NEED).length;
  const { id, side } = stand;
  tell(play, {
    kind: 'gunHitsValidated',
    rule: 'NW-19.2',
    side,
    stand: id,
    target: target.id,
    hits,
    dice: [roll],
  });
  return hits;
}

/** [NW-19.2] The chance that a hit counts. */
export const validationChance = ({ factor }: AirGuns): number =>
  Math.min(20, Math.max(0, 21 - VALIDATION_NEED + factor)) / 20;

/** [NW-19.8] */
function suppress(target: Unit, hits: number): void {
  const { factorsSuppressed } = conditionOf(target).turn;
  factorsSuppressed.mediumRange += hits;
  factorsSuppressed.closeRange += hits;
}

/** [NW-19.6, NW-19.7] */
function harm(play: Play, { target, guns }: Strafing, hits: number): void {
  const { sheet } = target;
  const saves = savesAgainst(guns, target);
  if (isSmallCraft(sheet)) saveVessels(play, target, saves, hits);
  else if (guns.kind === 'strafing') return;
  else if (isSubmarine(sheet)) saveHull(play, target, saves, hits);
  else saveStructure(play, target, saves, hits);
}

/** [NW-19.5] */
export function savesAgainst(
  { kind, factor }: AirGuns,
  { sheet }: Pick<Unit, 'sheet'>,
): Modifier[] {
  const isStand = isSmallCraft(sheet);
  const isEased = isStand === (kind === 'strafing');
  return [
    ...modifier('saving-throw', sheet.smallCraft?.savingThrow ?? 0, 'NW-19.5'),
    ...modifier('gun-factor', gunFactorSave(factor), 'NW-19.5'),
    ...modifier(kind === 'strafing' ? 'strafing' : 'anti-shipping', Number(isEased), 'NW-19.5'),
  ];
}
