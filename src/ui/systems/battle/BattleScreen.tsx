import { useMemo, useRef, useState } from 'react';
import type { Table } from '../../../game';
import { type BattleEvent, type battle, findStack } from '../../../rules/battle';
import { usePrefs } from '../../app/prefs';
import { Board } from '../../board/Board';
import type { BoardHandle } from '../../board/boardProps';
import { silhouettesOf } from '../../board/counters/silhouetteOf';
import { ConfirmDialog } from '../../controls/ConfirmDialog';
import { HelpDialog } from '../../controls/HelpDialog';
import { useKeys } from '../../controls/keys';
import type { ScreenProps } from '../../match/screen';
import { useCatalog } from '../../match/useCatalog';
import { useWatch } from '../../match/useWatch';
import { useBattleActions } from './actions';
import { BattlePanel } from './BattlePanel';
import { boardPicks } from './boardPicks';
import { DeskContext } from './desk';
import { tracksOf, wrecksOf } from './history';
import { logChapters } from './logBook';
import { fireLinesOf, marksOf } from './marks';
import { rosterOf } from './names';
import { OverlayBar } from './OverlayBar';
import { overlaysOf } from './overlays';
import { Track } from './Track';
import { useBattleDesk } from './useDesk';
import { useFitting } from './useFitting';
import './battle.css';

const BOARD_KEYS = [
  {
    group: 'Map',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    label: 'Move the cursor',
  },
  { group: 'Map', keys: ['Enter', ' '], label: 'Pick the hex or stack under the cursor' },
];

const NO_EVENTS: readonly BattleEvent[] = [];

/** A battle: the map, the track above it, the panel beside it. */
export function BattleScreen(props: ScreenProps) {
  const { viewer, acting } = props;
  const table = props.table as Table<typeof battle>;
  const snapshot = useWatch(viewer === 'spectator' ? table.spectator : table.seats[viewer]);
  const { view, chapters } = snapshot;
  const { registry } = useCatalog();
  const silhouettes = useMemo(() => silhouettesOf(registry.classes.values()), [registry]);
  const { overlays } = usePrefs();
  const board = useRef<BoardHandle>(null);
  const [help, setHelp] = useState(false);
  const events = useMemo(() => chapters.flatMap((chapter) => chapter.events), [chapters]);
  const roster = useMemo(() => rosterOf(events, view), [events, view]);
  const desk = useBattleDesk({ table, snapshot, viewer, acting, roster });
  const { names, side, selected, mounts, mount, legal } = desk;
  const log = useMemo(() => logChapters(events, names), [events, names]);
  const marks = useMemo(
    () => marksOf({ view, side, legal, names, selected, mount }),
    [view, side, legal, names, selected, mount],
  );
  const stack = selected ? findStack(view, selected) : undefined;
  const shown = useMemo(
    () => overlaysOf(view, side, stack, overlays),
    [view, side, stack, overlays],
  );
  const history = useMemo(
    () => ({ tracks: tracksOf(events), wrecks: wrecksOf(events, view, names) }),
    [events, view, names],
  );
  const lines = useMemo(() => fireLinesOf(view, mounts), [view, mounts]);
  const actions = useBattleActions({
    desk,
    table,
    snapshot,
    acting,
    board,
    openHelp: () => setHelp(true),
  });
  useKeys(actions);
  useFitting(board, view, marks.length > 0);
  return (
    <DeskContext value={desk}>
      <main className="battle" id="main" tabIndex={-1}>
        <Track view={view} names={names} />
        <section className="battle-map" aria-label="Map">
          <Board
            ref={board}
            view={view}
            viewer={viewer}
            silhouettes={silhouettes}
            selected={selected}
            marks={marks}
            overlays={shown}
            fireLines={lines}
            lit={desk.lights}
            tracks={history.tracks}
            wrecks={history.wrecks}
            events={chapters.findLast(({ closed }) => closed)?.events ?? NO_EVENTS}
            {...boardPicks(desk)}
          />
          <OverlayBar openHelp={() => setHelp(true)} />
        </section>
        <BattlePanel {...props} actions={actions} log={log} outcome={snapshot.outcome} />
        {desk.question && <ConfirmDialog question={desk.question} onClose={() => desk.ask(null)} />}
        {help && (
          <HelpDialog actions={actions} others={BOARD_KEYS} onClose={() => setHelp(false)} />
        )}
      </main>
    </DeskContext>
  );
}
