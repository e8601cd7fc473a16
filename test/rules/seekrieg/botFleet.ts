import type { SeekriegState } from '../../../src/rules/seekrieg';
import type { Ship } from '../../../src/rules/seekrieg/model/units';
import { battery, battleOf, turretsIn } from './fleet';

interface Meeting {
  /** From the own ship to the enemy, due north of her. */
  hexes: number;
  ownDp?: number;
  ownGuns?: string;
  enemyDp?: number;
  /** Torpedo tubes of the own ship. */
  tubes?: number;
  /** Another enemy. */
  second?: { dp: number; hexes: number };
  /** A battleship of the own side that lies so many hexes south of her. */
  flagshipHexes?: number;
}

/** An allied ship, `own`, and `enemy`; both are cruisers unless something else is said. */
export function battle(meeting: Meeting): SeekriegState {
  const { hexes, ownDp = 320, enemyDp = 320, ownGuns = 'A2 B2 / X2 Y2', second } = meeting;
  const torpedoes = {
    ...{ model: 'Mk IX 21"', reloads: 0, lossFactor: 10 },
    mounts: [{ tubes: meeting.tubes ?? 0, place: 'center' as const }],
  };
  const guns = [battery({ turrets: turretsIn(ownGuns) })];
  return battleOf({
    weather: { visibility: 9 },
    allies: {
      own: {
        hex: { q: 0, r: 0 },
        sheet: { dp: ownDp, batteries: guns, torpedoes: meeting.tubes ? torpedoes : null },
      },
      ...(meeting.flagshipHexes && {
        flagship: { hex: { q: 0, r: meeting.flagshipHexes }, speedKnots: 0, sheet: { dp: 1200 } },
      }),
    },
    axis: {
      enemy: { hex: { q: 0, r: -hexes }, facing: 3, sheet: { dp: enemyDp } },
      ...(second && {
        second: { hex: { q: 1, r: -second.hexes }, facing: 3, sheet: { dp: second.dp } },
      }),
    },
  }).state;
}

/** A ship by her id. */
export function shipIn({ ships }: SeekriegState, id: string): Ship {
  const ship = ships[id];
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
}
