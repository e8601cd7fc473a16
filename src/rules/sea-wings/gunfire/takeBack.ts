import { type EngagedShip, type EngagementResult, must, SIDES } from '../../core';
import { hitsOf } from '../common/condition';
import { loseShip } from '../common/sinking';
import { type Play, tell } from '../model/play';
import type { HitLetter, Ship } from '../model/units';
import { endEngagement } from './engagement';

/** [WG-18.23, WG-18.24, WG-18.27] What comes back of an engagement that was handed over; its own score does not count. */
export function takeBack(play: Play, { ships, rounds, brokeOff }: EngagementResult): void {
  const { state } = play;
  const engagement = must(state.engagement, 'engagement');
  tell(play, { kind: 'battleReturned', rule: 'WG-18.26', rounds, brokeOff });
  for (const side of SIDES)
    for (const engaged of ships) {
      const ship = state.forces[side].ships[engaged.id];
      if (ship?.fate !== 'afloat') continue;
      ship.torpedoSalvos += engaged.torpedoesUsed;
      if (engaged.fate === 'sunk') loseShip(play, side, ship, 'sunk');
      else if (!engaged.isUnhurt) {
        const letters = lettersFor(ship, engaged);
        ship.hits.push(...letters.map((letter) => ({ letter, isPermanent: true })));
        const facts = { side, ship: engaged.id, letters };
        tell(play, { kind: 'shipReturned', rule: 'WG-18.27', seenBy: [side], ...facts });
      }
    }
  engagement.endedBy = brokeOff;
  endEngagement(play);
}

/** [WG-18.22, WG-18.27] A P hit for each full third of the hull, an M hit for each half of the guns, those that she had counted in; by batteries where they are told apart. */
function lettersFor(ship: Ship, engaged: EngagedShip): HitLetter[] {
  const { hullLost, hullBoxes, gunsLost, gunBoxes, arms } = engaged;
  const thirds = Math.min(2, Math.floor((3 * hullLost) / hullBoxes));
  const hull = more(ship, 'P', thirds);
  if (!arms) return [...hull, ...more(ship, 'M', halvesOf({ lost: gunsLost, built: gunBoxes }))];
  return [
    ...hull,
    ...more(ship, 'M', halvesOf(arms.primary)),
    ...more(ship, 'S', halvesOf(arms.secondary)),
    ...more(ship, 'T', halvesOf(arms.torpedoes)),
  ];
}

const halvesOf = ({ lost, built }: { lost: number; built: number }): number =>
  built === 0 ? 0 : Math.floor((2 * lost) / built);

const more = (ship: Ship, letter: HitLetter, hits: number): HitLetter[] =>
  Array<HitLetter>(Math.max(0, hits - hitsOf(ship, letter))).fill(letter);
