import { modifier } from '../../common/attackModifiers';
import { takeHit } from '../../harm/hits/hit';
import { saveHull, saveVessels } from '../../harm/saves';
import { splash } from '../../harm/splash';
import type { Play } from '../../model/play';
import { isSmallCraft, isSubmarine } from '../../model/sheet';
import type { GunAttack } from './attack';

/** [NW-13.14, NW-13.24] What a hit does: a splash marker, then damage and critical rolls, or a saving throw. */
export function landShells(play: Play, attack: GunAttack, isOverwhelming: boolean): void {
  const { target, gun, band, arc, criticals } = attack;
  splash(target);
  if (isSmallCraft(target.sheet))
    saveVessels(play, target, [...savingThrow(attack), ...byImpact(attack, 'NW-14.4')], 1);
  else if (isSubmarine(target.sheet)) saveHull(play, target, byImpact(attack, 'NW-7.13'), 1);
  else {
    const impactPoints = attack.impactPoints * (isOverwhelming ? 2 : 1);
    takeHit(play, target, { kind: 'gun', gun, band, arc, impactPoints, criticals });
  }
}

/** [NW-14.4, NW-14.7] */
const savingThrow = ({ target }: GunAttack) =>
  modifier('saving-throw', target.sheet.smallCraft?.savingThrow ?? 0, 'NW-14.4');

const byImpact = ({ gun }: GunAttack, rule: 'NW-14.4' | 'NW-7.13') =>
  modifier('impact', -gun.impactPoints, rule);
