import type { Level, Order, StrategicEvent } from '../../../rules/strategic';

/** Kinds of orders and events that some dozen games of a level should meet. */
interface Kinds {
  orders: readonly Order['kind'][];
  events: readonly StrategicEvent['kind'][];
}

/** Of air strikes, surface actions by each of the three ways, submarines and their hunters, and bombardment. */
const FIGHTS: Kinds = {
  orders: ['strikeShip', 'quickTarget', 'plotShip', 'fireGuns', 'fireTorpedoes', 'battle'],
  events: [
    ...(['airAttackBegan', 'airShots', 'flakFired', 'shipBombed'] as const),
    ...(['actionBegan', 'quickFired', 'tacticalBegan', 'gunsFired', 'torpedoesFired'] as const),
    ...(['sightChanged', 'shipBrokeOff', 'shipHit', 'shipSunk', 'squadronLost'] as const),
    ...(['battleHandedOver', 'battleReturned', 'shipReturned'] as const),
    ...(['approachMade', 'boatFired', 'boatAttacked', 'landBombarded'] as const),
  ],
};

const BASIC: Kinds = {
  orders: [
    ...(['assignSearch', 'assignCap', 'assignStrike', 'assignEscort', 'searchDivision'] as const),
    ...(['searchBox', 'closeRange', 'openRange', 'torpedoAttack', 'attackDivision'] as const),
    ...(['bombardLand', 'intercept'] as const),
  ],
  events: ['searchRolled', 'divisionSpotted', 'divisionMoved', 'interceptionRolled'],
};

const ADVANCED: Kinds = {
  orders: [
    ...(['arm', 'launch', 'launchCap', 'moveSquadrons', 'recover', 'moveDivision'] as const),
    ...(['pursue', 'declareCombat', 'meetStrike', 'attackSubmerged', 'huntSubmarine'] as const),
    ...(['bombardCoast', 'submerge', 'surface'] as const),
  ],
  events: ['contactReported', 'divisionArrived', 'squadronRecovered', 'submarineChanged'],
};

const joined = (one: Kinds, other: Kinds): Kinds => ({
  orders: [...one.orders, ...other.orders],
  events: [...one.events, ...other.events],
});

export const TO_MEET: Readonly<Record<Level, Kinds>> = {
  basic: joined(FIGHTS, BASIC),
  advanced: joined(FIGHTS, ADVANCED),
};
