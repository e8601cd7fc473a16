import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Snapshot } from '../../../game';
import { type BattleEvent, type BattleView, type battle, findStack } from '../../../rules/battle';
import type { ClassPlan } from '../../../scenario/prepared';
import { mapText } from '../../../words/battle/texts/map';
import { usePrefs } from '../../frame/prefs';
import { lightOf } from '../../hexmap/light';
import { toggleOverlay } from '../../hexmap/MapBar';
import type { MapHandle } from '../../hexmap/mapProps';
import { useScenario } from '../../match/useScenarios';
import { silhouettesOf } from '../../ships/silhouetteOf';
import { Board } from './board/Board';
import { director } from './board/motion/stage';
import { type Desk, useDesk } from './desk/desk';
import { tracksOf, wrecksOf } from './desk/history';
import { fireLinesOf, marksOf } from './desk/marks';
import { courseArrows, planArrows } from './hint/arrows';
import { MapInWords } from './MapInWords';
import { WORDS } from './mapActions';
import { OverlayBar } from './OverlayBar';
import { revealedIn, revealedLines } from './replay/sealed';
import { boardPicks } from './stackPicks';
import { useFitting, useReplayFitting } from './useFitting';
import { useLookout } from './useLookout';

interface BattleMapProps {
  board: RefObject<MapHandle | null>;
  snapshot: Snapshot<typeof battle>;
  /** Where the battle is no shipped scenario. */
  plans?: readonly ClassPlan[] | undefined;
  events: readonly BattleEvent[];
  openHelp: () => void;
  isReplay: boolean;
  /** In a replay, the position before the moment on show: what was sealed then is drawn. */
  before: BattleView | null;
  /** Drawn over a corner of it. */
  children: ReactNode;
}

/** Ships of scenarios that are not shipped are drawn by their types. */
const NO_PLANS: readonly ClassPlan[] = [];
const NO_EVENTS: readonly BattleEvent[] = [];

/** The board with everything that the desk shows on it. */
export function BattleMap(props: BattleMapProps) {
  const { board, snapshot, openHelp, isReplay, children } = props;
  const desk = useDesk();
  const { view, names, side, selected, mount, legal } = desk;
  const shipped = useScenario(view.scenario.id);
  const { names: chartNames, card } = shipped ?? {};
  const plans = shipped?.plans ?? props.plans ?? NO_PLANS;
  const { overlays } = usePrefs();
  const silhouettes = useMemo(() => silhouettesOf(plans), [plans]);
  const marks = useMemo(
    () => marksOf({ view, side, legal, names, selected, mount }),
    [view, side, legal, names, selected, mount],
  );
  const stack = selected ? findStack(view, selected) : undefined;
  const { regions, sightLine, describe } = useLookout(desk, stack);
  const { history, lines } = useHistory(props, desk);
  const { hint } = desk.advice;
  const { courses } = desk.standing;
  const plan = useMemo(
    () => (hint ? planArrows(view, hint.orders) : courseArrows(view, courses)),
    [hint, view, courses],
  );
  useFitting(board, view, marks.length > 0);
  useReplayFitting(board, view, isReplay);
  return (
    <section className="game-board" aria-label={mapText('label')}>
      {children}
      <Board
        ref={board}
        view={view}
        viewer={snapshot.viewer}
        silhouettes={silhouettes}
        {...(chartNames && { names: chartNames })}
        selected={selected}
        marks={marks}
        overlays={regions}
        fireLines={lines}
        plan={plan}
        lit={desk.lights}
        tracks={history.tracks}
        wrecks={history.wrecks}
        motion={director}
        light={lightOf(view.scenario.hour, card ?? view.scenario)}
        describe={describe}
        sightLine={sightLine}
        {...boardPicks(desk)}
      />
      <OverlayBar board={board} openHelp={openHelp} />
      <MapInWords
        marks={marks}
        shown={overlays.includes(WORDS)}
        onClose={() => {
          toggleOverlay(WORDS);
          board.current?.focus();
        }}
      />
    </section>
  );
}

/** Where ships have been and gone down, and the fire that is planned, or was revealed at the moment of a replay. */
function useHistory({ snapshot, events, before }: BattleMapProps, desk: Desk) {
  const { view, names, mounts } = desk;
  const history = useMemo(
    () => ({ tracks: tracksOf(events), wrecks: wrecksOf(events, view, names) }),
    [events, view, names],
  );
  const latest = snapshot.chapters.findLast(({ closed }) => closed)?.events ?? NO_EVENTS;
  const lines = useMemo(
    () => (before ? revealedLines(revealedIn(latest) ?? [], before) : fireLinesOf(view, mounts)),
    [view, mounts, before, latest],
  );
  return { history, lines };
}
