import { replayText } from '../../../words/battle/texts/replay';
import type { Action } from '../../controls/keys';
import { nextSpeed } from './replay';
import type { Replay } from './useReplay';

interface ReplayActionProps {
  replay: Replay;
  openReport: () => void;
  leaveReplay: () => void;
}

/** Going through a battle again, and reading its report. */
export function replayActions({ replay, openReport, leaveReplay }: ReplayActionProps): Action[] {
  const { at, isThere, running, moments, goTo, run } = replay;
  const group = replayText('afterwards');
  const off = at === null;
  const now = at ?? 0;
  return [
    {
      id: 'replay',
      keys: ['y'],
      label: replayText(off ? 'replay' : 'leave'),
      group,
      off: !isThere,
      run: off ? replay.open : leaveReplay,
    },
    {
      id: 'report',
      keys: ['r'],
      label: replayText('report'),
      group,
      off: !isThere,
      run: openReport,
    },
    ...[
      { id: 'replay-run', keys: [' '], label: replayText('run'), run: () => run(!running) },
      {
        id: 'replay-back',
        keys: [',', 'ArrowLeft'],
        label: replayText('back'),
        run: () => goTo(now - 1),
      },
      {
        id: 'replay-on',
        keys: ['.', 'ArrowRight'],
        label: replayText('on'),
        run: () => goTo(now + 1),
      },
      { id: 'replay-start', keys: ['Home'], label: replayText('toStart'), run: () => goTo(0) },
      {
        id: 'replay-end',
        keys: ['End'],
        label: replayText('toLast'),
        run: () => goTo(moments.length - 1),
      },
      ...(off ? [] : speedActions(replay)),
    ].map((action) => ({ ...action, group: replayText('inReplay'), off })),
  ];
}

/** Else these keys are for the speed of what is shown. */
const speedActions = ({ speed, setSpeed }: Replay) => [
  {
    id: 'replay-slower',
    keys: ['<'],
    label: replayText('slower'),
    run: () => setSpeed(nextSpeed(speed, -1)),
  },
  {
    id: 'replay-faster',
    keys: ['>'],
    label: replayText('faster'),
    run: () => setSpeed(nextSpeed(speed, 1)),
  },
];
