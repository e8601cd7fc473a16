import { shipsInPlay } from '../../../rules/seekrieg/query';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import { seekriegSeaText } from '../../../words/seekrieg/texts/sea';
import type { Action } from '../../controls/keys';
import { toggleOverlay } from '../../hexmap/MapBar';
import { stepIn, type TableActionProps, tableActions } from '../../table/actions';
import { gameLabels } from '../../table/labels';
import { type Desk, LAYERS } from './desk/desk';
import { isOnChart } from './desk/place';
import { finishOf } from './finishing';
import { addTurn, changeSpeed } from './moving/steer';
import { toggleEvasion, toggleFormation, toggleSmoke } from './moving/toggles';
import { WORDS } from './sea/SeaInWords';

type ActionProps = Omit<TableActionProps, 'desk' | 'finish' | 'replayLabel'> & { desk: Desk };

/** Everything that can be done with one key. */
export const seekriegActions = (props: ActionProps): Action[] =>
  tableActions({ ...props, finish: finishOf(props.desk), replayLabel: gameLabels().replay }, [
    ...runActions(props.desk),
    ...pickActions(props.desk),
    ...movingActions(props.desk),
    ...layerActions(props.desk),
    {
      ...{ id: 'words', keys: ['w'], label: seekriegSeaText('words') },
      group: seekriegScreenText('group.board'),
      run: () => toggleOverlay(WORDS),
    },
  ]);

/** [SK-34.14] */
function runActions({ running, stage, view }: Desk): Action[] {
  const isRunning = running.left > 0;
  return [
    {
      ...{ id: 'run-on', keys: ['r'], group: seekriegScreenText('group.moving') },
      label: seekriegScreenText(isRunning ? 'stopCarrying' : 'carryOn'),
      off: view.step.kind === 'over' || (!isRunning && stage === 'waiting'),
      run: isRunning ? running.stop : () => running.start(),
    },
  ];
}

/** Moves from ship to ship without the mouse. */
function pickActions({ view, side, selected, select, explain }: Desk): Action[] {
  const group = seekriegScreenText('group.board');
  const own = isOnChart(view) ? searchIds(view, side) : shipsInPlay(view, side).map(({ id }) => id);
  const enemies = [
    ...(isOnChart(view) ? Object.keys(view.forces[side]?.search?.contacts ?? {}) : []),
    ...Object.values(view.ships)
      .filter((it) => it.side !== side && it.fate === 'inPlay')
      .map(({ id }) => id),
    ...Object.values(view.contacts)
      .filter((it) => it.side !== side)
      .map(({ id }) => id),
  ];
  const go = (list: readonly string[], step: 1 | -1) => () => {
    const id = stepIn(list, selected, step);
    if (id) select(id);
  };
  const item = (id: string, keys: string[], label: string, run: () => void): Action => ({
    ...{ id, keys, label, group, run },
  });
  return [
    item('next-own', [']'], seekriegScreenText('nextOwn'), go(own, 1)),
    item('last-own', ['['], seekriegScreenText('lastOwn'), go(own, -1)),
    item('next-enemy', ['n'], seekriegScreenText('nextEnemy'), go(enemies, 1)),
    item('clear', ['Escape'], seekriegScreenText('clear'), () => {
      select(null);
      explain(null);
    }),
  ];
}

/** Forces, flights and decks of a side on the search map. */
const searchIds = ({ forces }: Desk['view'], side: Desk['side']): string[] => [
  ...Object.keys(forces[side]?.search?.forces ?? {}),
  ...Object.keys(forces[side]?.flights ?? {}),
  ...Object.keys(forces[side]?.bases ?? {}),
];

/** Course, speed, smoke and formation of the ship that is steered. */
function movingActions(desk: Desk): Action[] {
  const group = seekriegScreenText('group.moving');
  const off = desk.moving.steered === null;
  const item = (id: MovingKey, key: string, run: () => void): Action => ({
    ...{ id, keys: [key], label: seekriegScreenText(id), group, off, run },
  });
  return [
    item('ahead', 's', () => addTurn(desk, null)),
    item('port', 'q', () => addTurn(desk, 'P')),
    item('starboard', 't', () => addTurn(desk, 'S')),
    item('faster', 'e', () => changeSpeed(desk, 1)),
    item('slower', 'd', () => changeSpeed(desk, -1)),
    item('together', 'k', () => toggleFormation(desk)),
    item('smoke', 'm', () => toggleSmoke(desk)),
    item('evade', 'v', () => toggleEvasion(desk)),
  ];
}

type MovingKey =
  | 'ahead'
  | 'port'
  | 'starboard'
  | 'faster'
  | 'slower'
  | 'together'
  | 'smoke'
  | 'evade';

/** What is laid over the sea, by number. */
const layerActions = ({ layer, lay }: Desk): Action[] =>
  LAYERS.map((it, at) => ({
    ...{ id: `layer-${it}`, keys: [String(at + 1)], group: seekriegScreenText('group.board') },
    label: seekriegScreenText('layer', { layer: seekriegSeaText(`layer.${it}`) }),
    run: () => lay(layer === it ? null : it),
  }));
