import { hexKey } from '../../../hex';
import type { SeekriegState } from '../../../rules/seekrieg';
import type { Ship } from '../../../rules/seekrieg/query';

/** What must hold in every position of Seekrieg, and from one to the next. */
export function breachesOf(before: SeekriegState, after: SeekriegState): string[] {
  const land = new Set(after.scenario.land.map(hexKey));
  return [
    ...Object.values(after.ships).flatMap((ship) => shipBreaches(before.ships[ship.id], ship)),
    ...Object.values(after.ships)
      .filter(({ fate, hex }) => fate === 'inPlay' && land.has(hexKey(hex)))
      .map(({ id }) => `${id} is on land`),
    ...Object.values(after.ships).flatMap((ship) => nameBreaches(before, after, ship)),
    ...(after.turn < before.turn || after.turn > after.scenario.turns
      ? [`turn ${before.turn} then ${after.turn}`]
      : []),
  ];
}

function shipBreaches(was: Ship | undefined, { id, fate, sheet, condition }: Ship): string[] {
  if (!condition) return [`${id} has no log`];
  const { damage, damageDue, batteries, mounts, carry, depthFeet, dcoLeft } = condition;
  const counts = [damage, damageDue, carry, depthFeet, dcoLeft, condition.torpedoReloads];
  const shells = batteries.flatMap((it) => Object.values(it.shells));
  return [
    ...(was?.fate === 'sunk' && fate !== 'sunk' ? [`${id} came back`] : []),
    ...([...counts, ...shells].some((it) => !(it >= 0)) ? [`${id} has less than nothing`] : []),
    ...(shells.some((it) => !Number.isInteger(it)) ? [`${id} has parts of shells`] : []),
    ...batteries.flatMap(({ turrets }, b) =>
      turrets.flatMap(({ guns }, t) =>
        guns >= 0 && guns <= (sheet.batteries[b]?.turrets[t]?.guns ?? -1)
          ? []
          : [`${id} has ${guns} guns in turret ${b}/${t}`],
      ),
    ),
    ...mounts.flatMap(({ tubes, loaded }, index) =>
      loaded >= 0 && loaded <= tubes && tubes <= (sheet.torpedoes?.mounts[index]?.tubes ?? -1)
        ? []
        : [`${id} has ${loaded} in ${tubes} tubes of mount ${index}`],
    ),
  ];
}

/** [SK-34.3] Logs, orders and torpedoes name enemies as the side could name them when it was written. */
function nameBreaches(before: SeekriegState, after: SeekriegState, ship: Ship): string[] {
  const was = new Set(namesOf(before, ship.id));
  return namesOf(after, ship.id)
    .filter((name) => !was.has(name) && !isKnown(before, ship, name) && !isKnown(after, ship, name))
    .map((name) => `${ship.id} has ${name} in her log, whom the ${ship.side} cannot name`);
}

const isKnown = ({ hidden, ships }: SeekriegState, { side }: Ship, name: string): boolean =>
  ships[name]?.side === side || Object.values(hidden.sightings[side]).some(({ id }) => id === name);

function namesOf({ ships, torpedoes }: SeekriegState, id: string): string[] {
  const { condition, plan, side = 'allies' } = ships[id] ?? {};
  if (!condition || !plan) return [];
  const fields = [
    ...condition.batteries.flatMap(({ turrets, hits }) => [
      ...turrets.map(({ lastTarget }) => lastTarget),
      ...hits,
    ]),
    condition.spotter?.target ?? null,
    ...torpedoes.salvos[side].filter(({ firer }) => firer === id).map(({ target }) => target),
    plan.ram,
    ...plan.fire.map(({ target }) => target),
    ...plan.torpedoes.map(({ target }) => target),
    plan.aheadThrown?.target ?? null,
  ];
  return fields.filter((name) => name !== null);
}
