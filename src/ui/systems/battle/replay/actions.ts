import type { Action } from '../../../controls/keys';
import { nextSpeed } from '../../../match/replay';
import type { Replay } from '../../../match/useReplay';

interface ReplayActionProps {
  replay: Replay;
  openReport: () => void;
  leaveReplay: () => void;
}

/** Going through a battle again, and reading its report. */
export function replayActions({ replay, openReport, leaveReplay }: ReplayActionProps): Action[] {
  const { at, running, speed, moments, goTo, run, setSpeed } = replay;
  const group = 'Afterwards, or so far';
  const off = at === null;
  const now = at ?? 0;
  return [
    {
      id: 'replay',
      keys: ['y'],
      label: off ? 'Replay the battle' : 'Leave the replay',
      group,
      run: off ? replay.open : leaveReplay,
    },
    { id: 'report', keys: ['r'], label: 'The after-action report', group, run: openReport },
    ...[
      { id: 'replay-run', keys: [' '], label: 'Play and pause', run: () => run(!running) },
      { id: 'replay-back', keys: [',', 'ArrowLeft'], label: 'Back', run: () => goTo(now - 1) },
      { id: 'replay-on', keys: ['.', 'ArrowRight'], label: 'On', run: () => goTo(now + 1) },
      { id: 'replay-start', keys: ['Home'], label: 'To the start', run: () => goTo(0) },
      {
        id: 'replay-end',
        keys: ['End'],
        label: 'To the last moment',
        run: () => goTo(moments.length - 1),
      },
      {
        id: 'replay-slower',
        keys: ['<'],
        label: 'Slower',
        run: () => setSpeed(nextSpeed(speed, -1)),
      },
      {
        id: 'replay-faster',
        keys: ['>'],
        label: 'Faster',
        run: () => setSpeed(nextSpeed(speed, 1)),
      },
    ].map((action) => ({ ...action, group: 'In a replay', off })),
  ];
}
