import {
  actorsOf,
  markersToMove,
  speedsOpen,
  squadronsToMove,
} from '../../../rules/fleet-action/query';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { fleetSeaText } from '../../../words/fleet-action/texts/sea';
import type { Action } from '../../controls/keys';
import { toggleOverlay } from '../../hexmap/MapBar';
import { stepIn, type TableActionProps, tableActions } from '../../table/actions';
import { gameLabels } from '../../table/labels';
import { type Desk, LAYERS } from './desk/desk';
import { finishOf } from './finishing';
import { FORMATIONS } from './plan/plan';
import { drawnShip } from './sea/picks';
import { WORDS } from './sea/SeaInWords';
import { afloat } from './sea/seaOf';

type ActionProps = Omit<TableActionProps, 'desk' | 'finish' | 'replayLabel'> & { desk: Desk };

/** Everything that can be done with one key. */
export const fleetActions = (props: ActionProps): Action[] =>
  tableActions({ ...props, finish: finishOf(props.desk), replayLabel: gameLabels().replay }, [
    ...pickActions(props.desk),
    ...movingActions(props.desk),
    ...runActions(props.desk),
    ...layerActions(props.desk),
    {
      ...{
        id: 'words',
        keys: ['w'],
        label: fleetSeaText('words'),
        group: fleetText('group.board'),
      },
      run: () => toggleOverlay(WORDS),
    },
  ]);

/** What waits for an order, as far as it can be picked. */
function waitingIds({ view, side, stage, moving }: Desk): string[] {
  const { kind } = view.step;
  if (stage !== 'waiting' && kind === 'activations') return actorsOf(view, side);
  if (stage === 'waiting' || kind !== 'ships')
    return afloat(view).flatMap((it) => (it.side === side ? it.id : []));
  const own = moving.squadron?.squadron.id;
  const ships = (moving.squadron?.ships ?? []).map(({ ship }) => ship.id);
  const others = squadronsToMove(view, side)
    .filter(({ id }) => id !== own)
    .flatMap(({ units }) => units[0] ?? []);
  return [...ships, ...others, ...markersToMove(view, side).map(({ id }) => id)];
}

/** Moves from unit to unit without the mouse. */
function pickActions(desk: Desk): Action[] {
  const group = fleetText('group.board');
  const { view, side, selected, select, explain } = desk;
  const own = waitingIds(desk);
  const enemies = afloat(view)
    .filter((it) => it.side !== side)
    .map(({ id }) => id);
  const go = (list: readonly string[], step: 1 | -1) => () => {
    const id = stepIn(list, selected, step);
    if (id) select(id);
  };
  return [
    { id: 'next-own', keys: [']'], label: fleetText('nextOwn'), group, run: go(own, 1) },
    { id: 'last-own', keys: ['['], label: fleetText('lastOwn'), group, run: go(own, -1) },
    { id: 'next-enemy', keys: ['n'], label: fleetText('nextEnemy'), group, run: go(enemies, 1) },
    {
      ...{ id: 'clear', keys: ['Escape'], label: fleetText('clear'), group },
      run: () => {
        select(null);
        explain(null);
      },
    },
  ];
}

/** Speed, smoke and formation of the ship whose path is drawn. */
function movingActions(desk: Desk): Action[] {
  const group = fleetText('group.moving');
  const { moving, view } = desk;
  const plan = drawnShip(desk);
  const off = plan === undefined;
  const knots = (by: number) => () => {
    if (!plan) return;
    const { least, most } = speedsOpen(view, plan.ship);
    const next = Math.min(most, Math.max(least, plan.knots + by));
    moving.wish(plan.ship.id, { knots: next });
  };
  return [
    { id: 'faster', keys: ['e'], label: fleetText('faster'), group, off, run: knots(1) },
    { id: 'slower', keys: ['d'], label: fleetText('slower'), group, off, run: knots(-1) },
    {
      ...{ id: 'smoke', keys: ['m'], label: fleetText('smoke'), group, off },
      run: () => plan && moving.wish(plan.ship.id, { smoke: !plan.smoke }),
    },
    {
      ...{ id: 'formation', keys: ['k'], label: fleetText('formation'), group, off },
      run: () => moving.form(stepIn(FORMATIONS, moving.formation, 1) ?? FORMATIONS[0]),
    },
  ];
}

/** Steps carried out as proposed: to the end of the phase, or until something asks. */
function runActions({ running, stage, view }: Desk): Action[] {
  const group = fleetText('group.moving');
  const off = view.step.kind === 'over' || (running.left === 0 && stage === 'waiting');
  const run = (stretch: 'phase' | 'turns') => () =>
    running.left > 0 ? running.stop() : running.start(stretch);
  return [
    { id: 'run-on', keys: ['o'], label: fleetText('runOn'), group, off, run: run('turns') },
    { id: 'run-phase', keys: ['p'], label: fleetText('runPhase'), group, off, run: run('phase') },
  ];
}

/** What is laid over the sea, by number. */
const layerActions = ({ layer, lay }: Desk): Action[] =>
  LAYERS.map((it, at) => ({
    ...{ id: `layer-${it}`, keys: [String(at + 1)], group: fleetText('group.board') },
    label: fleetText('layer', { layer: fleetSeaText(`layer.${it}`) }),
    run: () => lay(layer === it ? null : it),
  }));
