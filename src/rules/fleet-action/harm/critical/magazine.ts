import type { Roll } from '../../../core';
import { crewTest, cvTest } from '../../common/tests';
import { type Play, tell } from '../../model/play';
import { type Arc, hasTrait } from '../../model/sheet';
import type { Unit } from '../../model/units';
import type { Section } from '../../tables/criticals';
import { explode } from '../blast';
import { ownerOf } from '../told';
import type { Critical } from './critical';

/** [NW-26.17] The section in which the magazine of a mount lies. */
function magazineSection(arc: Arc): Section {
  if (arc === 'F') return 'bow';
  return arc === 'A' ? 'stern' : 'midships';
}

/**
 * [NW-26.14 to NW-26.19] A MAIN mount is lost and CV is left: the flash may reach the magazine. There it is flooded, which ends
 * in a Flashover Critical, or the ship blows up.
 */
export function testMagazine(play: Play, unit: Unit, critical: Critical, arc: Arc): void {
  const { left } = critical;
  const dice: Roll[] = [];
  const isFlash = cvTest(play, left, 'magazine', dice);
  tell(play, {
    kind: 'magazineTested',
    rule: 'NW-26.15',
    ...ownerOf(unit),
    criticalValue: left,
    isFlash,
    dice,
  });
  if (!isFlash) return;
  if (crewTest(play, unit, 'magazine', hasTrait(unit.sheet, 'poor-magazine-safety') ? 0 : 2))
    critical.following.push({ kind: 'flash', section: magazineSection(arc), value: left });
  else explode(play, unit, 'magazine');
}
