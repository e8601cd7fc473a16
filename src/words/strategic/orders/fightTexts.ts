import type { Facing } from '../../../hex';
import {
  type ActionOrder,
  type AirOrder,
  fightIn,
  type TacticalBattery,
  type TacticalOrder,
} from '../../../rules/strategic/query';
import type { Around } from '../common/around';
import { sayAway, sayPlot } from '../common/courses';
import { wayName } from '../common/ways';
import { strategicAdviceText } from '../texts/advice';
import { strategicTacticalText } from '../texts/tactical';
import type { Texts } from './texts';

type Weapon = TacticalBattery | 'torpedoes' | 'asw';

const airTexts: Texts<AirOrder['kind']> = {
  airTarget: ({ flight, at }, { names }) =>
    flight === at
      ? strategicAdviceText('airTarget.nobody', { flight: names.flight(flight) })
      : strategicAdviceText('airTarget', {
          flight: names.flight(flight),
          target: names.flight(at),
        }),
  dropBombs: ({ flight }, { names }) =>
    strategicAdviceText('dropBombs', { flight: names.flight(flight) }),
  breakOffAir: ({ flight, answer }, { names }) =>
    strategicAdviceText(`breakOffAir.${answer}`, { flight: names.flight(flight) }),
  strikeShip: ({ flight, ship }, { names }) =>
    strategicAdviceText('strike', { flight: names.flight(flight), target: names.ship(ship) }),
  strikeLand: ({ flight, landUnit }, { names }) =>
    strategicAdviceText('strike', {
      flight: names.flight(flight),
      target: names.landUnit(landUnit),
    }),
};

const actionTexts: Texts<ActionOrder['kind']> = {
  chooseResolution: ({ resolution }) => strategicAdviceText('settle', { way: wayName(resolution) }),
  posture: ({ posture }) => strategicAdviceText(`posture.${posture}`),
  quickTarget: ({ ship: id, target, torpedoes }, { names }) => {
    const ship = names.ship(id);
    return id === target
      ? strategicAdviceText('fireNot', { ship })
      : strategicAdviceText(torpedoes ? 'fireAll' : 'fire', { ship, target: names.ship(target) });
  },
  abandonBattle: ({ answer }) => strategicAdviceText(`abandonBattle.${answer}`),
  // Advised by the battle itself, on its own screen.
  battle: ({ line }) => line,
};

const weaponName = (weapon: Weapon): string => strategicTacticalText(`weapon.${weapon}`);

const facingName = (facing: number): string => strategicTacticalText(`facing.${facing as Facing}`);

const aimed = ({ names }: Around, ship: string, weapon: Weapon, target: string): string =>
  strategicAdviceText('aim', {
    ship: names.any(ship),
    weapon: weaponName(weapon),
    target: names.any(target),
  });

const held = ({ names }: Around, ship: string, weapon: Weapon): string =>
  strategicAdviceText('hold', { ship: names.any(ship), weapon: weaponName(weapon) });

const tacticalTexts: Texts<TacticalOrder['kind']> = {
  chooseDistance: ({ hexes, direction }) =>
    strategicAdviceText('distance', { count: hexes, facing: facingName(direction) }),
  placeShip: ({ ship, facing, speed }, { names }) =>
    strategicAdviceText('placeShip', {
      ...{ ship: names.ship(ship), facing: facingName(facing), speed },
    }),
  plotShip: ({ ship: id, path }, { names }) => {
    const ship = names.ship(id);
    return path === '-'
      ? strategicAdviceText('plotNone', { ship })
      : strategicAdviceText('plot', { ship, plot: sayPlot(path) });
  },
  followShip: ({ ship, leader }, { names }) =>
    strategicAdviceText('followShip', { ship: names.ship(ship), leader: names.ship(leader) }),
  smoke: ({ ship, answer }, { names }) =>
    strategicAdviceText(`smoke.${answer}`, { ship: names.ship(ship) }),
  dive: ({ ship, answer }, { names }) =>
    strategicAdviceText(`dive.${answer}`, { ship: names.ship(ship) }),
  rise: ({ ship, answer }, { names }) =>
    strategicAdviceText(`rise.${answer}`, { ship: names.ship(ship) }),
  fireGuns: ({ ship, battery, target }, around) => aimed(around, ship, battery, target),
  bombard: ({ ship, battery, landUnit }, around) => aimed(around, ship, battery, landUnit),
  holdFire: ({ ship, battery }, around) => held(around, ship, battery),
  fireTorpedoes: ({ ship, target }, around) => aimed(around, ship, 'torpedoes', target),
  holdTorpedoes: ({ ship }, around) => held(around, ship, 'torpedoes'),
  aswAttack: ({ ship, hex }, { names, view }) =>
    strategicAdviceText('hunt', {
      ship: names.ship(ship),
      where: sayAway(fightIn(view)?.tactical.ships.find(({ id }) => id === ship)?.hex, hex),
    }),
  holdAsw: ({ ship }, around) => held(around, ship, 'asw'),
  breakOff: ({ ship, answer }, { names }) =>
    strategicAdviceText(`breakOff.${answer}`, { ship: names.ship(ship) }),
  endAction: ({ answer }) => strategicAdviceText(`endAction.${answer}`),
};

/** Orders of air attacks and surface actions in words. */
export const fightTexts = { ...airTexts, ...actionTexts, ...tacticalTexts };
