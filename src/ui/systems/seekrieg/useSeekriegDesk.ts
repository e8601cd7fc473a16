import { useMemo, useState } from 'react';
import type { SeekriegEvent, seekrieg } from '../../../rules/seekrieg';
import { newNames } from '../../../words/seekrieg/common/names';
import { useRunningOn } from '../../table/standing/useRunningOn';
import { type AskingDesk, type DeskProps, useGameDesk } from '../../table/useGameDesk';
import type { Desk, Layer } from './desk/desk';
import { useFiring } from './fire/useFiring';
import { haltIn, type Stop, stopIn } from './moving/stops';
import { useMoving } from './moving/useMoving';

interface SeekriegDeskProps extends DeskProps<typeof seekrieg> {
  events: readonly SeekriegEvent[];
}

/** [SK-34.14] The turns of a run are used up. */
const END: Stop = { kind: 'end' };

/** The desk of a player of Seekrieg. */
export function useSeekriegDesk(props: SeekriegDeskProps): AskingDesk<Desk> {
  const desk = useGameDesk(props);
  const { view, stage, side, legal } = desk;
  const [selected, select] = useState<string | null>(null);
  const [layer, lay] = useState<Layer | null>(null);
  const acting = stage === 'waiting' ? null : side;
  const names = useMemo(() => newNames(view), [view]);
  const moving = useMoving({ view, acting, selected });
  const firing = useFiring({ view, side, legal, stage, selected });
  const running = useRunningOn<SeekriegEvent, Stop>({
    ...{ turn: view.turn, phase: `${view.turn}/${view.step.kind}`, events: props.events },
    ...{ isOver: view.step.kind === 'over', asks: null, end: END },
    stopIn: (latest) => stopIn(latest, view, side),
  });
  const halted = useMemo(() => haltIn(props.events, view), [props.events, view]);
  return { ...desk, names, selected, select, layer, lay, moving, firing, running, halted };
}
