import { type Axial, distance, rowOf, sameHex } from '../../../../hex';
import { isLand } from '../../../../rules/strategic/query';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';
import type { Desk } from '../desk/desk';
import { seaMarks } from './boardPicks';
import type { SeaFace } from './scene';
import type { TacticalDesk } from './tacticalDesk';

/** 'Hood, course northeast, speed 6, light damage'. */
const sayShip = ({ ship, state }: SeaFace, { names }: Pick<Desk, 'names'>): string =>
  strategicTacticalText(ship.submarine?.isSubmerged ? 'boatIs' : 'shipIs', {
    ship: names.ship(ship.id),
    facing: strategicTacticalText(`facing.${ship.facing}`),
    speed: ship.speed,
    state: strategicBoardText(`state.${state}`),
  });

/** What is in a hex, how far it is from the picked ship, and what a pick would do there. */
export function sayHex(tactical: TacticalDesk, desk: Desk, hex: Axial): string {
  const { fight, faces, picked } = tactical;
  const ships = faces.filter(({ ship }) => sameHex(ship.hex, hex));
  const mark = seaMarks(tactical, desk).find((it) => sameHex(it.hex, hex));
  const hasSmoke = fight.tactical.smoke.some((it) => sameHex(it.hex, hex));
  const isAway = picked && !sameHex(picked.hex, hex);
  return [
    ...(ships.length > 0
      ? ships.map((face) => sayShip(face, desk))
      : [isLand(fight.tactical, hex) ? strategicTacticalText('land') : sayPlace(hex)]),
    ...(hasSmoke ? [strategicTacticalText('smokeHere')] : []),
    ...(isAway
      ? [
          strategicTacticalText('away', {
            count: distance(picked.hex, hex),
            ship: desk.names.ship(picked.id),
          }),
        ]
      : []),
    ...(mark ? [strategicTacticalText(`mark.${mark.kind}`)] : []),
  ].join('; ');
}

/** 'sea, 3 east, 2 north' from the middle of the action. */
function sayPlace(hex: Axial): string {
  const { east, south } = offsets(hex);
  const across = strategicTacticalText(east < 0 ? 'toWest' : 'toEast', { hexes: Math.abs(east) });
  const down = strategicTacticalText(south < 0 ? 'toNorth' : 'toSouth', { hexes: Math.abs(south) });
  return strategicTacticalText('sea', { across, down });
}

/** [ST-1.14] A hex by its column and row from the middle of the sea, for screen readers: '3 east, 2 north'. */
const offsets = (hex: Axial): { east: number; south: number } => ({
  east: hex.q,
  south: rowOf(hex),
});
