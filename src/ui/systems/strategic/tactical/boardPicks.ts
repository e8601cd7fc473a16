import { type Axial, disk, distance, sameHex } from '../../../../hex';
import type { Order } from '../../../../rules/strategic';
import { PLACING_HEXES, placedNow, type TacticalShip } from '../../../../rules/strategic/query';
import type { SeaMark as MarkAt } from '../../../tacticalSea/PlanLayer';
import type { Desk } from '../desk/desk';
import type { TacticalDesk } from './tacticalDesk';
import type { Weapon } from './weapons';

/** A hex that can be clicked. */
export type SeaMark = MarkAt<'place' | 'course' | 'waypoint' | 'anew' | 'target' | 'hunt'>;

/** The order by which a ship attacks another with a weapon. */
function attackOn(ship: string, weapon: Weapon, target: string): Order | undefined {
  if (weapon === 'asw') return undefined;
  if (weapon === 'torpedoes') return { kind: 'fireTorpedoes', ship, target };
  return { kind: 'fireGuns', ship, battery: weapon, target };
}

/** Whether a ship is placed in this stage. */
export const isPlaced = ({ fight, own }: TacticalDesk, { side, stage }: Desk): boolean =>
  stage !== 'waiting' && own !== undefined && placedNow(fight, side).includes(own);

/** Where the picked ship may be sent, or what her weapon reaches. */
export function seaMarks(tactical: TacticalDesk, desk: Desk): SeaMark[] {
  const { fight, own } = tactical;
  if (desk.stage === 'waiting') return [];
  if (fight.tactical.stage.kind === 'targets') return aimMarks(tactical, desk);
  if (!own) return [];
  if (isPlaced(tactical, desk)) return placeMarks(tactical, desk, own);
  if (fight.tactical.stage.kind === 'plot') return courseMarks(tactical);
  return [];
}

/** Where the plot may continue, and where other plots would lead. */
function courseMarks({ reached, afresh }: TacticalDesk): SeaMark[] {
  const on = reached.map(
    ({ hex, mayEnd }): SeaMark => ({ hex, kind: mayEnd ? 'course' : 'waypoint' }),
  );
  const others = afresh.filter(
    ({ hex, mayEnd }) => mayEnd && !on.some((mark) => sameHex(mark.hex, hex)),
  );
  return [...on, ...others.map(({ hex }): SeaMark => ({ hex, kind: 'anew' }))];
}

function placeMarks({ fight }: TacticalDesk, desk: Desk, own: TacticalShip): SeaMark[] {
  const center = own.submarine?.isSubmerged ? own.hex : fight.tactical.start[desk.side];
  return disk(center, own.submarine?.isSubmerged ? FAR_AROUND : PLACING_HEXES)
    .filter((hex) => !desk.whyNot(placing(own, hex)))
    .map((hex) => ({ hex, kind: 'place' }));
}

/** [ST-20.15] A boat may be placed this far from her default hex, on the far side of the enemy. */
const FAR_AROUND = 16;

/** The same ship in another hex. */
const placing = ({ id, facing, speed }: TacticalShip, hex: Axial): Order => ({
  ...{ kind: 'placeShip', ship: id, facing, speed },
  hex: { q: hex.q + 0, r: hex.r + 0 },
});

function aimMarks(tactical: TacticalDesk, desk: Desk): SeaMark[] {
  const { weapon, faces, own, firer: id } = tactical;
  if (!id) return [];
  if (weapon === 'asw' && own)
    return disk(own.hex, 1)
      .filter((hex) => !desk.whyNot({ kind: 'aswAttack', ship: id, hex }))
      .map((hex) => ({ hex, kind: 'hunt' }));
  const ships = faces.flatMap(({ ship }): SeaMark[] => {
    const order = attackOn(id, weapon, ship.id);
    return ship.side !== desk.side && order && !desk.whyNot(order)
      ? [{ hex: ship.hex, kind: 'target' }]
      : [];
  });
  return [...ships, ...landMarks(tactical, desk, id)];
}

const landMarks = ({ fight, weapon }: TacticalDesk, desk: Desk, ship: string): SeaMark[] =>
  weapon === 'main' || weapon === 'secondary'
    ? Object.entries(fight.tactical.landHexes).flatMap(([landUnit, hex]): SeaMark[] =>
        desk.whyNot({ kind: 'bombard', ship, battery: weapon, landUnit })
          ? []
          : [{ hex, kind: 'target' }],
      )
    : [];

/** A hex is picked, or a ship in it: an order for the ship that is picked, else the ship is picked. */
export function pickSea(tactical: TacticalDesk, desk: Desk, hex: Axial, ship?: string): void {
  if (desk.stage !== 'waiting' && tactical.firer && ordersBy(tactical, desk, hex, ship)) return;
  desk.explain(null);
  const next = ship ?? nextIn(tactical, hex);
  desk.select(next === desk.selected ? null : (next ?? null));
}

/** Whether the pick is an order, carried out or refused. */
function ordersBy(tactical: TacticalDesk, desk: Desk, hex: Axial, ship?: string): boolean {
  const { fight, own, reached, afresh, drawn, draw } = tactical;
  const { kind } = fight.tactical.stage;
  if (kind === 'targets') return aimsAt(tactical, desk, hex, ship);
  if (!own) return false;
  if (ship && ship !== own.id) return false;
  if (isPlaced(tactical, desk) && !sameHex(hex, own.hex)) {
    desk.give(placing(own, hex));
    return true;
  }
  if (kind !== 'plot') return false;
  const to = [...reached, ...afresh].find((it) => sameHex(it.hex, hex));
  const isStart = sameHex(hex, own.hex) && drawn !== '';
  if (to || isStart) draw(to?.plot ?? '');
  return to !== undefined || isStart;
}

function aimsAt(tactical: TacticalDesk, desk: Desk, hex: Axial, ship?: string): boolean {
  const { own, firer, weapon } = tactical;
  if (!firer) return false;
  if (own && weapon === 'asw' && distance(own.hex, hex) <= 1 && (!ship || ship !== own.id)) {
    desk.give({ kind: 'aswAttack', ship: own.id, hex });
    return true;
  }
  const target = ship ?? nextIn(tactical, hex);
  const isEnemy = tactical.faces.some((it) => it.ship.id === target && it.ship.side !== desk.side);
  const order = target && isEnemy ? attackOn(firer, weapon, target) : undefined;
  if (order) {
    desk.give(order);
    return true;
  }
  return target ? false : bombards(tactical, desk, hex);
}

function bombards({ fight, firer, weapon }: TacticalDesk, desk: Desk, hex: Axial): boolean {
  const unit = Object.entries(fight.tactical.landHexes).find(([, at]) => sameHex(at, hex))?.[0];
  if (!unit || !firer || (weapon !== 'main' && weapon !== 'secondary')) return false;
  desk.give({ kind: 'bombard', ship: firer, battery: weapon, landUnit: unit });
  return true;
}

/** The ship of a hex after the one that is picked. */
function nextIn({ faces, picked }: TacticalDesk, hex: Axial): string | undefined {
  const here = faces.filter(({ ship }) => sameHex(ship.hex, hex)).map(({ ship }) => ship.id);
  return here[(here.indexOf(picked?.id ?? '') + 1) % Math.max(1, here.length)];
}
