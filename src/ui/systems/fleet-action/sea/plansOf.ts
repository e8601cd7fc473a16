import { sameHex } from '../../../../hex';
import type { FleetActionView } from '../../../../rules/fleet-action';
import { percent } from '../../../../words/core/chance';
import type { SeaChance } from '../../../tacticalSea/markerLabels';
import type { SeaAim, SeaPlot } from '../../../tacticalSea/PlanLayer';
import { headingOfFacing } from '../../../tacticalSea/seaShip';
import type { Desk } from '../desk/desk';
import { anyHit, shooterOf, shotOdds, targetsIn, weaponOf } from '../fire/fire';
import { drawnShip } from './picks';

/** The planned paths of a squadron or marker. */
export function plotsOf(desk: Desk): SeaPlot[] {
  const { squadron, marker } = desk.moving;
  const drawn = drawnShip(desk);
  const ships = (squadron?.ships ?? []).map(({ ship, way, isChosen }) => {
    const stays = way.path.length === 0 && way.facing === ship.facing;
    return {
      ...{ ship: ship.id, side: ship.side, path: [ship.hex, ...way.path] },
      endDegrees: stays ? null : headingOfFacing(way.facing),
      ...{ isOrdered: isChosen, isPicked: drawn?.ship.id === ship.id },
      canDrag: drawn?.ship.id === ship.id && desk.stage !== 'waiting',
    };
  });
  const contact = marker && desk.view.contacts[marker.contact];
  if (!marker || !contact) return ships;
  const { path, facing } = marker.way;
  return [
    {
      ...{ ship: contact.id, side: contact.side, path: [contact.hex, ...path] },
      ...{ endDegrees: headingOfFacing(facing), isOrdered: true, isPicked: true },
    },
  ];
}

const KINDS = { main: 'main', other: 'secondary', mediumRange: 'light', closeRange: 'light' };
/** Fire of each kind lies beside that of the others. */
const BENDS: Readonly<Record<string, number>> = { main: 0.05, secondary: 0.1, light: 0.02 };

/** Planned fire, and torpedoes that are planned or running. */
export function aimsOf(desk: Desk): SeaAim[] {
  const { view, firing } = desk;
  const guns = firing.fire.planned.flatMap((shot): SeaAim[] => {
    const [from, to] = [view.units[shooterOf(shot)], view.units[shot.target]];
    const kind = KINDS[weaponOf(shot)];
    if (!from || !to) return [];
    return [
      {
        ...{ key: JSON.stringify(shot), from: from.hex, to: to.hex, kind },
        ...{ isDefault: !firing.fire.isChosen, isPicked: true, bend: BENDS[kind] },
      },
    ];
  });
  return [...guns, ...torpedoAims(desk), ...flakAims(desk), ...attackAims(desk)];
}

/** [NW-17.1] Flak that is to fire at the aircraft that attack. */
const flakAims = ({ view, airFight }: Desk): SeaAim[] =>
  airFight.flak.flatMap(({ key, order, factors }): SeaAim[] => {
    const [from, to] = [view.units[order.unit], view.stands[order.stand]];
    if (!from || !to || factors === 0) return [];
    return [{ key, from: from.hex, to: to.hex, kind: 'light', isDefault: false, isPicked: true }];
  });

/** The attack that waits for flak. */
function attackAims({ view: { step, stands, units } }: Desk): SeaAim[] {
  if (step.kind !== 'flak') return [];
  const [from, to] = [stands[step.attack.stand], units[step.attack.target]];
  return from && to
    ? [{ key: 'attack', from: from.hex, to: to.hex, kind: 'main', isDefault: true, isPicked: true }]
    : [];
}

function torpedoAims({ view, moving }: Desk): SeaAim[] {
  const planned = (moving.squadron?.ships ?? []).flatMap(({ ship, way, torpedoes }) =>
    torpedoes ? [{ id: ship.id, from: way.hex, at: torpedoes.at }] : [],
  );
  const running = Object.values(view.units).flatMap(({ id, condition }) => {
    const attack = condition?.torpedoAttack;
    if (!attack) return [];
    return [
      { id, from: attack.from, at: 'target' in attack.aim ? attack.aim.target : attack.aim.center },
    ];
  });
  return [...running, ...planned].flatMap(({ id, from, at }): SeaAim[] => {
    const to = typeof at === 'string' ? view.units[at]?.hex : at;
    return to
      ? [{ key: `${id}/torpedoes`, from, to, kind: 'torpedoes', isDefault: false, isPicked: true }]
      : [];
  });
}

/** Each target of the planned fire with the chance of a hit or more. */
export function chancesOf({
  view,
  firing,
  names,
}: Pick<Desk, 'view' | 'firing' | 'names'>): SeaChance[] {
  const { planned } = firing.fire;
  return targetsIn(planned).flatMap((target) => {
    const odds = planned
      .filter((shot) => shot.target === target)
      .flatMap((shot) => shotOdds(view, shot) ?? []);
    const hex = view.units[target]?.hex;
    return hex ? [{ hex, text: percent(anyHit(odds)), name: names.unit(target) }] : [];
  });
}

/** Wrecks, and where ships have sunk; of a hex with several, each by name. */
export const wrecksOf = ({ units }: FleetActionView) =>
  Object.values(units)
    .filter(({ fate }) => fate === 'wreck' || fate === 'sunk')
    .filter((unit, at, all) => at === all.findIndex((it) => sameHex(it.hex, unit.hex)))
    .map(({ id, side, hex, name }) => ({ ship: id, side, hex, name }));
