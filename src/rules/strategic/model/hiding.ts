import { enemyOf, type Teller, type Tellers, type Viewer } from '../../core';
import type { AirAttackTarget } from './airState';
import type { EventOf, StrategicEvent } from './events';
import type { Level } from './scenario';

/** What the enemy of an event's side, and a spectator, knows of its ship. */
export interface Sight {
  /** He sees her; for a shot, he sees the firer. */
  isSeen: boolean;
  /** He saw her before. */
  wasSeen: boolean;
  /** [ST-11.16] He knows her by name. */
  isNamed: boolean;
}

export const ALL_SEEN: Sight = { isSeen: true, wasSeen: true, isNamed: true };

interface Knowledge extends Sight {
  level: Level;
}

type Own = { side: 'allies' | 'axis' };

/** Told whole to its own side; through `tell` to the enemy and a spectator. */
const toOthers =
  <Event extends StrategicEvent & Own>(
    tell: (event: Event, knowledge: Knowledge) => StrategicEvent | null,
  ): Teller<Event, Knowledge, StrategicEvent> =>
  (event, knowledge, viewer) =>
    viewer === event.side ? event : tell(event, knowledge);

/** Told whole to the defender; through `tell` to the attacker, whose event it is, and a spectator. */
const toAttacker =
  <Event extends StrategicEvent & Own>(
    tell: (event: Event, knowledge: Knowledge) => StrategicEvent | null,
  ): Teller<Event, Knowledge, StrategicEvent> =>
  (event, knowledge, viewer) =>
    viewer === enemyOf(event.side) ? event : tell(event, knowledge);

/** [ST-5.10] The attacker's own die, but not the Damage Levels. */
const ownDie = <Event extends { dice: readonly unknown[] }>(event: Event) => ({
  ...event,
  dice: event.dice.slice(0, 1),
  damageLevels: null,
});

/** A detection is told with the boat's state; the rest is not. */
const NO_FIGURES = { damageLevels: null, dice: [], modifiers: [] };

/** [ST-5.5 to ST-5.18] How each kind that hides something is told to viewers who may not know all of it. */
export const TELLERS: Tellers<StrategicEvent, Knowledge> = {
  // [ST-5.9] Damage Levels are the owner's; [ST-5.10b] a submerged boat has no name to others.
  shipHit: toOthers((event, { isNamed }) => ({
    ...event,
    ship: isNamed ? event.ship : null,
    damageLevels: null,
  })),
  landUnitHit: toOthers((event) => ({ ...event, damageLevels: null })),
  // [ST-5.17, ST-5.18]
  shipSunk: toOthers((event, { isSeen, isNamed }) =>
    isSeen ? { ...event, ship: isNamed ? event.ship : null } : null,
  ),
  submarineForcedUp: toOthers((event, { isNamed }) => ({
    ...event,
    ship: isNamed ? event.ship : null,
    dice: [],
  })),
  // [ST-5.7, ST-5.17]
  shipMoved: toOthers((event, { isSeen, wasSeen }) => {
    if (!isSeen) return null;
    return wasSeen ? event : { ...event, from: { ...(event.path.at(-1) ?? event.from) }, path: [] };
  }),
  gunsFired: toldOfShot,
  landBombarded: toldOfShot,
  torpedoesFired: toldOfShot,
  quickFired: toAttacker(ownDie),
  shipBombed: toAttacker(ownDie),
  landUnitBombed: toAttacker(ownDie),
  // [ST-14.13, ST-5.10b] No dice; only whether the boat was detected, and if so her state.
  boatDepthCharged: toAttacker((event, { isNamed }) => ({
    ...event,
    ...NO_FIGURES,
    ship: event.isDetected && isNamed ? event.ship : null,
    state: event.isDetected ? event.state : null,
  })),
  boatAttacked: toAttacker((event, { level }) => ({
    ...event,
    ...NO_FIGURES,
    submarine: event.isDetected && level === 'basic' ? event.submarine : null,
    state: event.isDetected ? event.state : null,
  })),
  boatFired: toldOfBoat,
  airAttackBegan: toldOfTarget,
  airAttackEnded: toldOfTarget,
  // [ST-5.5] Not which divisions intercept.
  actionBegan: (event, { level }, viewer) =>
    level === 'basic'
      ? event
      : {
          ...event,
          divisions: {
            allies: viewer === 'allies' ? event.divisions.allies : [],
            axis: viewer === 'axis' ? event.divisions.axis : [],
          },
        },
  // [ST-5.5, ST-18.15] What was captured, but not by which division.
  landUnitsCaptured: toOthers((event, { level }) => {
    if (level === 'basic') return event;
    const { rule, seenBy, turn, side, landUnits } = event;
    return { kind: 'landUnitsTaken', rule, seenBy, turn, side, landUnits };
  }),
  // [ST-7.31] A side that searches for submarines and finds none is not told its die roll.
  searchRolled: (event) => ('submarinesIn' in event.target ? { ...event, dice: [] } : event),
};

type Shot = EventOf<'gunsFired'> | EventOf<'landBombarded'> | EventOf<'torpedoesFired'>;

/**
 * [ST-5.10, ST-5.17] The target's owner is told dice, modifiers and Damage Levels; the attacker is told his own die and whether
 * it hit. A side that does not see the firer is told neither the ship nor anything that reveals her position.
 */
function toldOfShot(shot: Shot, { isSeen }: Knowledge, viewer: Viewer): Shot {
  const figures: Shot =
    viewer === enemyOf(shot.side) ? shot : { ...ownDie(shot), difference: null };
  return viewer === shot.side || isSeen ? figures : withoutFirer(figures);
}

function withoutFirer(shot: Shot): Shot {
  const hidden = { ship: null, rangeHexes: null, modifiers: [] };
  if (shot.kind === 'torpedoesFired') return { ...shot, ...hidden, torpedo: null };
  if (shot.kind === 'gunsFired') return { ...shot, ...hidden, firePower: null, band: null };
  return { ...shot, ...hidden, firePower: null, band: null, turnsInARow: null };
}

/** [ST-5.3, ST-5.10] The target's owner is told both dice but not which boat it was; the boat's owner is told his own die. */
function toldOfBoat(
  event: EventOf<'boatFired'>,
  _knowledge: Knowledge,
  viewer: Viewer,
): EventOf<'boatFired'> {
  const figures =
    viewer === enemyOf(event.side)
      ? event
      : { ...event, damageLevels: null, dice: event.dice.slice(0, -1) };
  return viewer === event.side ? figures : { ...figures, submarine: null };
}

type AirAttack = EventOf<'airAttackBegan'> | EventOf<'airAttackEnded'>;

function toldOfTarget<Event extends AirAttack>(
  event: Event,
  { level }: Knowledge,
  viewer: Viewer,
): Event {
  if (viewer === enemyOf(event.attacker)) return event;
  return { ...event, target: targetTold(event.target, level) };
}

/** [ST-11.16] The target as told to everyone but its owner: in an Advanced game without its division. */
export const targetTold = (target: AirAttackTarget, level: Level): AirAttackTarget =>
  level === 'advanced' && target && 'division' in target ? { division: null } : target;
