import { describe, expect, test } from 'vitest';
import { eventsFor, type Viewer } from '../../../src/rules/core';
import type { EventOf } from '../../../src/rules/seekrieg/model/events';
import { tell } from '../../../src/rules/seekrieg/model/play';
import type { SightingLevel } from '../../../src/rules/seekrieg/model/state';
import { duel, EAST, fire, UNARMED } from './duel';
import { type Battle, battleOf } from './fleet';

/** Fire of an Allied ship as a viewer is told of it. */
function toldTo(battle: Battle, viewer: Viewer, target: string) {
  tell(battle, {
    ...{ kind: 'salvoFired', rule: 'SK-11.9', ship: 'ship', target, hits: 1, isStray: false },
    details: null,
    dice: [],
  });
  const [event] = eventsFor(battle.events, viewer) as EventOf<'salvoFired'>[];
  return event && `${event.ship} ${event.target}`;
}

/** Two ships a side, with what the Axis knows of the Allied ones and the Allies of the enemy. */
function sighted(firer: SightingLevel | null, friend: SightingLevel | null, enemy: SightingLevel) {
  const battle = battleOf({ allies: { ship: {}, friend: {} }, axis: { enemy: { hex: EAST } } });
  const name = (id: string, level: SightingLevel) => ({
    [id]: { id: level === 'identified' ? id : `contact-${id.length}`, level },
  });
  battle.state.hidden.sightings = {
    allies: name('enemy', enemy),
    axis: { ...(firer && name('ship', firer)), ...(friend && name('friend', friend)) },
  };
  return battle;
}

describe('what is told of a salvo', () => {
  test('[SK-5.13] whoever fires is named if she is in sight', () => {
    const seen = sighted('identified', null, 'marker');
    expect(toldTo(seen, 'axis', 'enemy')).toBe('ship enemy');
    expect(toldTo(sighted('marker', null, 'marker'), 'axis', 'enemy')).toBe('null enemy');
  });

  test('[SK-5.9, SK-5.13] the target is named as the viewer knows her', () => {
    const battle = () => sighted('identified', 'marker', 'marker');
    expect(toldTo(battle(), 'allies', 'enemy')).toBe('ship contact-5');
    expect(toldTo(battle(), 'spectator', 'enemy')).toBe('ship contact-5');
    expect(toldTo(battle(), 'axis', 'friend')).toBe('ship contact-6');
  });

  test('[SK-5.11, SK-19.17] nothing is told of fire on a ship that the viewer does not know', () => {
    expect(toldTo(sighted('identified', null, 'marker'), 'axis', 'friend')).toBeUndefined();
  });

  test('[SK-5.11, SK-16.1] nor of shells that fall on an unseen ship beside the target', () => {
    const beside = { hex: EAST, speedKnots: 0, sheet: UNARMED };
    const more = { options: { oversAndUnders: true }, axis: { beside } };
    const battle = duel({ more });
    delete battle.state.hidden.sightings.allies.beside;
    const before = battle.events.length;
    fireAt(battle);
    const events = battle.events.slice(before);
    const strays = (viewer: Viewer) =>
      eventsFor(events, viewer).filter((it) => it.kind === 'salvoFired' && it.isStray).length;
    expect([strays('axis'), strays('allies')]).toEqual([1, 0]);
  });
});

/** The default fire plot; no shell hits the target. */
const fireAt = (battle: Battle): Battle => fire(battle, 100, 100, 100, 100, 100, 100);
