import { createContext, useContext, useMemo, useState } from 'react';
import { must } from '../../../../rules/core';
import type { Order, StrategicEvent } from '../../../../rules/strategic';
import {
  batteriesOf,
  type Fight,
  fightIn,
  hexesIn,
  plotFor,
  type TacticalShip,
} from '../../../../rules/strategic/query';
import type { Desk } from '../desk/desk';
import { type Defaults, defaultFire } from './defaults';
import { type Reached, reachOf } from './reach';
import { type Aftermath, aftermathOf, type SeaFace, seaFaces } from './scene';
import { type Weapon, weaponsOf } from './weapons';

/** What is laid over the sea around the picked ship. */
export const LAYERS = ['main', 'secondary', 'torpedoes', 'sight'] as const;
export type Layer = (typeof LAYERS)[number];

/** What board and orders of a tactical action share beside the desk. */
export interface TacticalDesk {
  fight: Fight;
  faces: readonly SeaFace[];
  aftermath: Aftermath;
  /** The ship picked, of either side. */
  picked: TacticalShip | undefined;
  /** She is the side's own. */
  own: TacticalShip | undefined;
  /** Her plot as it is drawn so far: F, P and S. */
  drawn: string;
  /** Draws a plot; given as an order as soon as it may be one. */
  draw: (plot: string) => void;
  /** Hexes where it may continue; empty except for an own ship while plotting. */
  reached: readonly Reached[];
  /** Where plots other than the drawn one would lead. */
  afresh: readonly Reached[];
  /** Who takes aim: the picked own ship, or an own coast battery. */
  firer: string | null;
  weapon: Weapon;
  aim: (weapon: Weapon) => void;
  /** What fires by default without an order [ST-5.15]. */
  defaults: Defaults;
  layer: Layer | null;
  lay: (layer: Layer | null) => void;
}

export const TacticalContext = createContext<TacticalDesk | null>(null);

export const useTactical = (): TacticalDesk =>
  must(useContext(TacticalContext), 'tactical desk around this part');

const NO_REACH: readonly Reached[] = [];
const NO_DEFAULTS: Defaults = { gunfire: [], bombardment: [] };

/** The tactical desk; `null` while no tactical action is fought. */
export function useTacticalDesk(
  desk: Desk,
  events: readonly StrategicEvent[],
): TacticalDesk | null {
  const { view, side, stage, selected } = desk;
  const fight = useMemo(() => fightIn(view), [view]);
  const faces = useMemo(() => (fight ? seaFaces(view, fight.tactical) : []), [view, fight]);
  const aftermath = useMemo(
    () => (fight ? aftermathOf(events, fight.tactical) : null),
    [events, fight],
  );
  const picked = faces.find(({ ship }) => ship.id === selected)?.ship;
  const own = picked?.side === side && view.forces[side] ? picked : undefined;
  const { drawn, draw } = useDrawing(desk, fight, own);
  const isPlotting = stage !== 'waiting' && fight?.tactical.stage.kind === 'plot';
  const reached = useMemo(
    () => (isPlotting && fight && own ? reachOf(fight, own, drawn) : NO_REACH),
    [isPlotting, fight, own, drawn],
  );
  const afresh = useMemo(
    () => (isPlotting && fight && own && drawn !== '' ? reachOf(fight, own, '') : NO_REACH),
    [isPlotting, fight, own, drawn],
  );
  const isAiming = stage !== 'waiting' && fight?.tactical.stage.kind === 'targets';
  const defaults = useMemo(
    () => (isAiming && fight ? defaultFire(fight, side) : NO_DEFAULTS),
    [isAiming, fight, side],
  );
  const firer = own?.id ?? (fight && selected ? batteryOf(fight, desk, selected) : null);
  const [wanted, aim] = useState<Weapon>('main');
  const weapons = firer ? weaponsOf(desk.legal, firer) : [];
  const weapon = weapons.includes(wanted) ? wanted : (weapons[0] ?? 'main');
  const [layer, lay] = useState<Layer | null>(null);
  if (!fight || !aftermath) return null;
  return {
    ...{ fight, faces, aftermath, picked, own, drawn, draw, reached, afresh },
    ...{ firer, weapon, aim, defaults, layer, lay },
  };
}

const batteryOf = (fight: Fight, { side }: Desk, selected: string): string | null =>
  batteriesOf(fight, side).some(({ id }) => id === selected) ? selected : null;

/** The plot that is drawn: what was ordered, until something else is drawn for the ship. */
function useDrawing(desk: Desk, fight: Fight | undefined, own: TacticalShip | undefined) {
  const { side, give, whyNot, explain } = desk;
  const [kept, keep] = useState<{ key: string; plot: string } | null>(null);
  const ordered = fight?.tactical.plans[side].plots.find(({ ship }) => ship === own?.id)?.path;
  const key = `${own?.id}/${fight?.tactical.turn}/${ordered}`;
  const draw = (plot: string): void => {
    if (!own) return;
    const order: Order = { kind: 'plotShip', ship: own.id, path: plot };
    if (hexesIn(plot) > 0 && !whyNot(order) && give(order)) keep(null);
    else {
      explain(null);
      keep({ key, plot });
    }
  };
  return { drawn: kept?.key === key ? kept.plot : plotOf(ordered), draw };
}

const plotOf = (ordered: string | undefined): string =>
  ordered === undefined || ordered === '-' ? '' : ordered;

/** The plot an own ship will carry out: ordered, following her leader, or steady as she goes. */
export const carriedOut = (fight: Fight, ship: TacticalShip): string => plotFor(fight, ship);

/** The tactical desk of this screen; `null` outside an action. */
export const useMaybeTactical = (): TacticalDesk | null => useContext(TacticalContext);
