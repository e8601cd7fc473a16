import { enemyOf, type Figures, SIDES, type Side } from '../../core';
import { canLaunchTorpedoes } from '../cards/shipNow';
import { type Blow, hitLandUnit, hitShip } from '../harm';
import { type Play, tell } from '../model/play';
import { type OpposedRoll, opposedRoll } from '../rolls/opposedRoll';
import { type Attack, damageBy } from './attacks';
import { type BombardShot, bombardShot } from './bombardShots';
import { fireByDefault } from './defaults';
import { type GunShot, gunShot } from './gunShots';
import { byFirer, type Fight, findShip, recordOf } from './query';
import { seenBySide } from './sight';
import { type TorpedoShot, torpedoShot } from './torpedoShots';

/** The effect of an attack, applied after all attacks of its phase are rolled [ST-3.5]. */
type Effect = () => void;

/** [ST-15.14] Phase 5: all gun attacks are rolled with the ratings at its start, then take effect. Player One's first, by id. */
export function fireGuns(play: Play, fight: Fight): void {
  for (const side of SIDES) fireByDefault(fight, side);
  const shots = SIDES.flatMap((side) => shotsOf(fight, side));
  const effects = shots.map((shot) =>
    'landUnit' in shot ? rollBombardment(play, fight, shot) : rollGuns(play, fight, shot),
  );
  if (shots.length > 0) fight.tactical.lastAttack = fight.tactical.turn;
  for (const shot of shots) noteFired(fight, shot);
  for (const effect of effects) effect();
}

function shotsOf(fight: Fight, side: Side): (GunShot | BombardShot)[] {
  const { gunfire, bombardment } = fight.tactical.plans[side];
  const orders = [...gunfire, ...bombardment].sort(byFirer);
  return orders.map((order) =>
    'target' in order ? gunShot(fight, side, order) : bombardShot(fight, side, order),
  );
}

const roll = (play: Play, attack: Attack, reason: string, figures: Figures): OpposedRoll =>
  opposedRoll(attack, play.dice, reason, figures);

const blowOf = (attack: Attack, rolled: OpposedRoll, cause: Blow['cause']): Blow => ({
  damageLevels: damageBy(attack, rolled.difference),
  attackerDie: rolled.attackerDie,
  defenderDie: rolled.defenderDie,
  cause,
  rule: attack.rule,
});

/** [ST-5.10] The owner of a target knows what fires at it when he sees it. */
const isSeen = (fight: Fight, side: Side, firer: string): boolean => {
  const ship = findShip(fight, firer);
  return !ship || seenBySide(fight, enemyOf(side), ship) !== undefined;
};

/** What a shot reports of its roll. */
const rollFacts = ({ dice, difference }: OpposedRoll, damageLevels: number) => ({
  dice: [...dice],
  difference,
  damageLevels,
  isHit: damageLevels > 0,
});

/** [ST-16.2] */
function rollGuns(play: Play, fight: Fight, shot: GunShot): Effect {
  const { firer, target, modifiers, rangeHexes, firePower } = shot;
  const rolled = roll(play, shot, `guns.${firer.battery}`, { name: firer.name });
  const blow = blowOf(shot, rolled, 'guns');
  const told = {
    kind: 'gunsFired' as const,
    side: firer.side,
    rule: shot.rule,
    ship: firer.id,
    battery: firer.battery,
    target: target.id,
    rangeHexes,
    firePower,
    band: shot.band ?? null,
    modifiers,
    ...rollFacts(rolled, blow.damageLevels),
  };
  tell(play, told, { isSeen: isSeen(fight, firer.side, firer.id) });
  const isMainBattery = firer.battery === 'main';
  return () => hitShip(play, target.id, { ...blow, isMainBattery });
}

/** [ST-18.2] */
function rollBombardment(play: Play, fight: Fight, shot: BombardShot): Effect {
  const { firer, landUnit, modifiers, rangeHexes, firePower, turnsInARow } = shot;
  const rolled = roll(play, shot, 'bombardmentBy', { name: firer.name });
  const blow = blowOf(shot, rolled, 'guns');
  const told = {
    kind: 'landBombarded' as const,
    side: firer.side,
    rule: shot.rule,
    ship: firer.id,
    battery: firer.battery,
    landUnit,
    rangeHexes,
    firePower,
    turnsInARow,
    band: shot.band ?? null,
    modifiers,
    ...rollFacts(rolled, blow.damageLevels),
  };
  tell(play, told, { isSeen: isSeen(fight, firer.side, firer.id) });
  return () => hitLandUnit(play, landUnit, blow);
}

/** [ST-15.6, ST-18.3] Flashes, and turns of bombardment in a row. */
function noteFired({ tactical, action }: Fight, shot: GunShot | BombardShot): void {
  const ship = tactical.ships.find(({ id }) => id === shot.firer.id);
  if (!ship) return;
  if (action.sky.isNight) ship.firedOn = tactical.turn;
  if (!('landUnit' in shot)) return;
  const { landUnit, turnsInARow: turns, firer } = shot;
  const { battery } = firer;
  const others = ship.bombarding.filter((it) => it.battery !== battery || it.landUnit !== landUnit);
  ship.bombarding = [...others, { battery, landUnit, turns, lastTurn: tactical.turn }];
}

/** [ST-15.14] Phase 6, the same way. A ship that is lost or Heavy by now launches nothing, and a lost target is not attacked. */
export function fireTorpedoes(play: Play, fight: Fight): void {
  const { plans } = fight.tactical;
  const shots = SIDES.flatMap((side) =>
    [...plans[side].torpedoes]
      .filter(({ ship, target }) => canStillLaunch(fight, ship) && findShip(fight, target))
      .sort((a, b) => (a.ship < b.ship ? -1 : 1))
      .map((order) => torpedoShot(fight, side, order)),
  );
  const effects = shots.map((shot) => rollTorpedoes(play, fight, shot));
  if (shots.length > 0) fight.tactical.lastAttack = fight.tactical.turn;
  for (const effect of effects) effect();
}

function canStillLaunch(fight: Fight, id: string): boolean {
  const ship = findShip(fight, id);
  return ship !== undefined && canLaunchTorpedoes(recordOf(fight, ship));
}

/** [ST-17.2, ST-17.8] */
function rollTorpedoes(play: Play, fight: Fight, shot: TorpedoShot): Effect {
  const { ship, target, modifiers, rangeHexes, attack } = shot;
  const { side, id } = ship;
  const record = recordOf(fight, ship);
  record.launchesLeft -= 1;
  ship.launchedOn = fight.tactical.turn;
  if (shot.beam) ship.launchedTo = [...ship.launchedTo, shot.beam];
  const rolled = roll(play, shot, 'torpedoesOf', { name: record.card.name });
  const blow = blowOf(shot, rolled, 'torpedoes');
  const told = {
    kind: 'torpedoesFired' as const,
    side,
    rule: shot.rule,
    ship: id,
    target: target.id,
    rangeHexes,
    torpedo: attack,
    modifiers,
    ...rollFacts(rolled, blow.damageLevels),
  };
  tell(play, told, { isSeen: isSeen(fight, side, id) });
  return () => hitShip(play, target.id, blow);
}
