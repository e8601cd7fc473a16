import type { Action } from '../../controls/keys';
import { tableText } from '../../i18n/table';
import { nextSpeed } from './replay';
import type { Replay } from './useReplay';

interface ReplayActionProps {
  replay: Replay;
  /** 'Replay the battle' */
  label: string;
  openReport: () => void;
  leaveReplay: () => void;
}

/** The keys of a replay, and of the report. */
export function replayActions({
  replay,
  label,
  openReport,
  leaveReplay,
}: ReplayActionProps): Action[] {
  const { at, isThere, running, moments, goTo, run } = replay;
  const group = tableText('afterwards');
  const off = at === null;
  const now = at ?? 0;
  return [
    {
      id: 'replay',
      keys: ['y'],
      label: off ? label : tableText('leave'),
      group,
      off: !isThere,
      run: off ? replay.open : leaveReplay,
    },
    {
      id: 'report',
      keys: ['r'],
      label: tableText('theReport'),
      group,
      off: !isThere,
      run: openReport,
    },
    ...[
      { id: 'replay-run', keys: [' '], label: tableText('run'), run: () => run(!running) },
      {
        id: 'replay-back',
        keys: [',', 'ArrowLeft'],
        label: tableText('back'),
        run: () => goTo(now - 1),
      },
      {
        id: 'replay-on',
        keys: ['.', 'ArrowRight'],
        label: tableText('on'),
        run: () => goTo(now + 1),
      },
      { id: 'replay-start', keys: ['Home'], label: tableText('toStart'), run: () => goTo(0) },
      {
        id: 'replay-end',
        keys: ['End'],
        label: tableText('toLast'),
        run: () => goTo(moments.length - 1),
      },
      ...(off ? [] : speedActions(replay)),
    ].map((action) => ({ ...action, group: tableText('inReplay'), off })),
  ];
}

/** Outside a replay these keys change the animation speed. */
const speedActions = ({ speed, setSpeed }: Replay) => [
  {
    id: 'replay-slower',
    keys: ['<'],
    label: tableText('slower'),
    run: () => setSpeed(nextSpeed(speed, -1)),
  },
  {
    id: 'replay-faster',
    keys: ['>'],
    label: tableText('faster'),
    run: () => setSpeed(nextSpeed(speed, 1)),
  },
];
