import type { EventOf } from '../../../rules/seekrieg';
import type { DamageKind } from '../../../rules/seekrieg/query';
import type { Part } from '../../core/logLine';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import { criticalText } from '../common/critical';
import type { Names } from '../common/names';
import { caliberOf, inchesText, letterOf } from '../common/words';
import { seekriegLogText } from '../texts/log';
import { seekriegNamesText } from '../texts/names';
import { say, ship, type Tellers } from './say';

function hitParts(event: EventOf<'shipHit'>, names: Names): Part[] {
  const { ship: id, location, failure, penetrates, damage } = event;
  if (failure === 'dud') return say('hit.dud', { ship: ship(names, id) });
  const how = failure ?? (penetrates ? 'penetrates' : 'stopped');
  const figures = {
    ...{ ship: ship(names, id), damage },
    penetration: inchesText(event.penetrationInches),
    armor: inchesText(event.armorInches),
  };
  return location === null
    ? say(`hitAnywhere.${how}`, figures)
    : say(`hit.${how}`, { ...figures, location: seekriegNamesText(`location.${location}`) });
}

/** 'one 15-inch gun (turret B)', '3 5-inch guns (turrets A and X)' */
function gunsText(names: Names, ship: string, guns: EventOf<'piecesLost'>['guns']): string {
  const battery = guns[0]?.battery ?? 0;
  const turrets = [...new Set(guns.map(({ turret }) => turret))].sort((a, b) => a - b);
  const letters = turrets.map((turret) => letterOf(names, { ship, battery }, turret));
  return seekriegLogText(turrets.length === 1 ? 'piece.gunsOfOne' : 'piece.guns', {
    ...{ count: guns.length, letters: listed(letters) },
    caliber: caliberOf(names, { ship, battery }),
  });
}

/** 'one 15-inch gun (turret B) and 2 knots' */
function piecesText({ ship: id, guns, tubes, knots }: EventOf<'piecesLost'>, names: Names): string {
  const batteries = [...new Set(guns.map(({ battery }) => battery))];
  return listed([
    ...batteries.map((it) =>
      gunsText(
        names,
        id,
        guns.filter(({ battery }) => battery === it),
      ),
    ),
    ...(tubes.length > 0 ? [seekriegLogText('piece.tubes', { count: tubes.length })] : []),
    ...(knots > 0 ? [seekriegLogText('piece.knots', { count: knots })] : []),
  ]);
}

const fireKey = ({ severity, isOutOfControl }: EventOf<'fireBurned'>) =>
  severity === 0 ? 'fireOut' : isOutOfControl ? 'fireWild' : 'fireBurns';

/** Hits and what comes of them. */
export const DAMAGE_TEXT: Tellers<DamageKind> = {
  shipHit: (event, names) =>
    telling(hitParts(event, names), {
      ...{ tone: event.damage > 0 ? 'hit' : 'plain', depth: 1, lights: { ships: [event.ship] } },
    }),
  criticalDamage: (event, names) => {
    const figures = {
      ship: ship(names, event.ship),
      effect: criticalText(names, event.cd, event),
    };
    return telling(
      event.turns === null || event.turns === 0
        ? say('critical', figures)
        : say('criticalFor', { ...figures, count: event.turns }),
      { tone: 'hit', depth: 2, lights: { ships: [event.ship] } },
    );
  },
  fireStarted: ({ ship: id, severity }, names) =>
    telling(say('fireStarted', { ship: ship(names, id), severity }), {
      ...{ tone: 'hit', depth: 2, lights: { ships: [id] } },
    }),
  fireBurned: (event, names) =>
    telling(say(fireKey(event), { ship: ship(names, event.ship), severity: event.severity }), {
      tone: event.isOutOfControl ? 'hit' : 'plain',
      lights: { ships: [event.ship] },
    }),
  flooded: ({ ship: id, damage }, names) =>
    telling(say('flooded', { ship: ship(names, id), damage }), { lights: { ships: [id] } }),
  damageAdded: ({ ship: id, damage, total }, names) =>
    telling(
      say('damage', {
        ...{ ship: ship(names, id), damage, total, dp: names.sheetOf(id)?.dp ?? total },
      }),
      { lights: { ships: [id] } },
    ),
  piecesLost: (event, names) =>
    telling(say('pieces', { ship: ship(names, event.ship), pieces: piecesText(event, names) }), {
      ...{ tone: 'hit', depth: 1, lights: { ships: [event.ship] } },
    }),
  effectEnded: ({ ship: id, cd }, names) =>
    telling(
      say('effectEnded', { ship: ship(names, id), effect: criticalText(names, cd, { ship: id }) }),
      { lights: { ships: [id] } },
    ),
};
