import { useEffect, useMemo, useState } from 'react';
import type { FleetActionEvent, fleetAction } from '../../../rules/fleet-action';
import type { Altitude } from '../../../rules/fleet-action/query';
import { newNames } from '../../../words/fleet-action/common/names';
import { useRunningOn } from '../../table/standing/useRunningOn';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import { useInSegment } from '../../table/useInSegment';
import { useAirFight } from './air/useAirFight';
import type { Desk, Layer } from './desk/desk';
import { NOTHING_LEFT } from './desk/left';
import { phaseOf } from './desk/place';
import { useFiring } from './fire/useFiring';
import { leavingIds, unwarned, warningOf } from './plan/leaving';
import { type Moving, useMoving } from './plan/useMoving';
import { END, type Stop, stopIn } from './running/stops';
import { pickedBoat, usualDepth } from './undersea/boats';

interface FleetDeskProps extends DeskProps<typeof fleetAction> {
  events: readonly FleetActionEvent[];
}

/** The desk of a player of Fleet Action. */
export function useFleetDesk(props: FleetDeskProps): AskingDesk<Desk> {
  const desk = useGameDesk(props);
  const { view, stage, side, legal } = desk;
  const [selected, select] = useState<string | null>(null);
  const [layer, lay] = useState<Layer | null>(null);
  const acting = stage === 'waiting' ? null : side;
  const names = useMemo(() => newNames(view), [view]);
  const moving = useMoving({ view, acting, selected });
  const firing = useFiring({ view, acting, legal, selected });
  const airFight = useAirFight(view, legal);
  const boat = pickedBoat({ view, side, stage, legal, selected });
  const depth = useInSegment(`${view.clock}/${boat?.id}`, boat ? usualDepth(boat) : false);
  const altitude = useInSegment<Altitude | null>(`${view.clock}/${selected}`, null);
  const left = useLeft(desk.give);
  const running = useRunning(desk, moving, props.events);
  return {
    ...desk,
    ...left,
    altitude: altitude.value,
    climb: altitude.set,
    surfaced: depth.value,
    rise: depth.set,
    names,
    selected,
    select,
    layer,
    lay,
    moving,
    firing,
    airFight,
    running,
  };
}

/** Runs on until something asks; also once before a ship would leave the map: run on again, and she does. */
function useRunning(
  { view, side }: Pick<Desk, 'view' | 'side'>,
  moving: Moving,
  events: readonly FleetActionEvent[],
): Desk['running'] {
  const [warned, warn] = useState<readonly string[]>([]);
  const leaving = unwarned(leavingIds(moving), view.turn, warned);
  const asks = useMemo(
    (): Stop | null => (leaving === undefined ? null : { kind: 'leaves', unit: leaving }),
    [leaving],
  );
  const running = useRunningOn<FleetActionEvent, Stop>({
    ...{ turn: view.turn, phase: `${view.turn}/${phaseOf(view)}`, events },
    ...{ isOver: view.step.kind === 'over', asks, end: END },
    stopIn: (latest) => stopIn(latest, view, side),
  });
  const { stopped } = running;
  useEffect(() => {
    if (stopped?.kind === 'leaves')
      warn((before) => [...before, warningOf(view.turn, stopped.unit)]);
  }, [stopped, view.turn]);
  return running;
}

/** [NW-5.6, NW-28.1] Who is first, and which squadrons stay on the map, kept for later turns. */
function useLeft(
  give: Desk['give'],
): Pick<Desk, 'left' | 'chooseFirst' | 'keepShown' | 'askAgain'> {
  const [left, keep] = useState(NOTHING_LEFT);
  return {
    left,
    chooseFirst: (first) => {
      if (give(first)) keep((before) => ({ ...before, first }));
    },
    keepShown: (squadrons) =>
      keep((before) => ({ ...before, shown: [...new Set([...before.shown, ...squadrons])] })),
    askAgain: () => keep(NOTHING_LEFT),
  };
}
