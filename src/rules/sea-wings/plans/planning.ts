import { type Axial, hexKey } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { inWeather } from '../common/cards';
import { isNight } from '../common/clock';
import { baseLaunchCapacity, hitsOf, isCrippled, launchCapacity } from '../common/condition';
import { hexOfHome } from '../common/formations';
import { forceOf } from '../common/own';
import type { Box, Formation } from '../model/air';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { Force, SeaWingsView } from '../model/state';

/** [WG-6.1] */
export const mayPlan = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'airPlans' && !confirmed[side];

/** [WG-6.5, WG-6.23] The formations with factors in the hangar. */
export const idleOf = (view: SeaWingsView, side: Side): Formation[] =>
  mayPlan(view, side)
    ? Object.values(forceOf(view, side).formations).filter(({ boxes }) => boxes.hangar > 0)
    : [];

/** Idle formations that a plan can be made for at all. */
export const plannable = (view: SeaWingsView, side: Side): Formation[] =>
  idleOf(view, side).filter(({ id }) => !refusePlan(view, side, { formation: id, factors: 1 }));

/** What every plan must keep to: its phase, a formation with so many factors in the hangar, an open deck. */
export const refusePlan = (
  view: SeaWingsView,
  side: Side,
  { formation: id, factors }: { formation: string; factors: number },
): Refusal | undefined =>
  firstRefusal(
    () => (mayPlan(view, side) ? undefined : refusal('not-now', 'WG-6.1')),
    () => refuseFactors(forceOf(view, side), id, factors),
    () => refuseDeck(forceOf(view, side), formationIn(view, side, id)),
    () => refuseHomeWeather(view, forceOf(view, side), formationIn(view, side, id)),
  );

/** [WG-21.19] Nothing starts from a hex in bad weather. */
function refuseHomeWeather(
  view: SeaWingsView,
  force: Force,
  formation: Formation,
): Refusal | undefined {
  const hex = hexOfHome(force, formation);
  return hex && refuseWeather(view, hex);
}

/** [WG-21.19] */
export const refuseWeather = (view: SeaWingsView, hex: Axial): Refusal | undefined =>
  inWeather(view, hex) ? refusal('in-weather', 'WG-21.19', { hex: hexKey(hex) }) : undefined;

export const formationIn = (view: SeaWingsView, side: Side, id: string): Formation =>
  must(forceOf(view, side).formations[id], `formation ${id}`);

function refuseFactors(
  { formations }: Force,
  formation: string,
  factors: number,
): Refusal | undefined {
  const free = formations[formation]?.boxes.hangar;
  if (free === undefined) return refusal('no-such-formation', 'WG-2.10', { formation });
  return factors < 1 || factors > free
    ? refusal('no-factors', 'WG-6.5', { formation, free })
    : undefined;
}

/** [WG-6.29] */
export function refuseDeck({ ships, bases }: Force, { home }: Formation): Refusal | undefined {
  const { kind, id } = home;
  if (kind === 'floatplanes') return undefined;
  const ship = ships[id];
  const isClosed = ship
    ? isCrippled(ship) || hitsOf(ship, 'A') > 0
    : must(bases[id], id).hits.includes('A');
  return isClosed ? refusal('deck-closed', 'WG-6.29', { home: id }) : undefined;
}

/** [WG-8.5, WG-6.29] Factors of one launch; no limit for floatplanes [WG-5.11]. */
export function capacityOf({ ships, bases }: Force, { home }: Formation): number {
  if (home.kind === 'floatplanes') return Number.POSITIVE_INFINITY;
  return home.kind === 'carrier'
    ? launchCapacity(must(ships[home.id], home.id))
    : baseLaunchCapacity(must(bases[home.id], home.id));
}

/** [WG-3.17, WG-6.10] */
export const refuseNight = (
  { scenario, turn }: SeaWingsView,
  { type }: Formation,
): Refusal | undefined =>
  isNight(scenario, turn) && !type.isNight
    ? refusal('no-night', 'WG-3.17', { type: type.name })
    : undefined;

/** Takes factors out of the hangar for a task. */
export function assign(
  play: Play,
  side: Side,
  { formation, factors }: { formation: string; factors: number },
  box: Exclude<Box, 'hangar' | 'returning'> | 'ferry',
): Formation {
  const planned = formationIn(play.state, side, formation);
  planned.boxes.hangar -= factors;
  const facts = { side, formation, factors, box };
  tell(play, { kind: 'factorsPlanned', rule: 'WG-6.2', seenBy: [side], ...facts });
  return planned;
}
