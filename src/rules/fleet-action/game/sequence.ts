import {
  bySide,
  defineSequence,
  gameOver,
  oneActs,
  type Side,
  type StepRule,
  unknown,
} from '../../core';
import { isActivationOpen, isSpottingOpen, passActivations, passSpotting } from '../action/steps';
import { closeFlak, isFlakOpen } from '../airAttack/airAttack';
import { isCombatOpen, passCombat } from '../airCombat/steps';
import { resume } from '../aircraft/flight';
import { isInterceptionOpen } from '../aircraft/intercept';
import { isAircraftOpen, passAircraft } from '../aircraft/phase';
import type { Phase } from '../model/phases';
import type { Play } from '../model/play';
import { sealed } from '../model/rule';
import type { FleetActionView, Step } from '../model/state';
import { isShipsOpen } from '../movement/activation';
import { isSubmarinesOpen, passSubmarines } from '../undersea/done';
import { openAfter } from './phases';
import { isWhole } from './view';

type Rule<Kind extends Step['kind']> = StepRule<
  FleetActionView,
  Play,
  Extract<Step, { kind: Kind }>,
  Phase
>;

/** One side decides; which of them is told by the step. */
const sideActs = (_view: FleetActionView, { side }: { side: Side }) => oneActs(side, 'orders');

/** [NW-4.13] Sealed choices of both sides. */
const bothChoose = (phase: Phase, kind: Step['kind']) => ({
  phase,
  active: sealed,
  close: (play: Play) => openAfter(play, kind),
});

/** [NW-4.1] The steps of a turn in which somebody decides. */
export const sequence = defineSequence<FleetActionView, Play, Step, Phase>(({ step }) => step, {
  initiative: {
    phase: 'initiative',
    active: ({ confirmed }, { winner }) =>
      bySide((side) => (side === winner && !confirmed[side] ? 'orders' : 'waiting')),
    close: (play) => openAfter(play, 'initiative'),
  },
  mines: bothChoose('mines', 'mines'),
  submarines: {
    phase: 'submarines',
    active: sideActs,
    isOpen: isSubmarinesOpen,
    close: (play, step) => passSubmarines(play, step) || openAfter(play, 'submarines'),
  },
  ships: {
    phase: 'shipMovement',
    active: sideActs,
    isOpen: isShipsOpen,
    close: (play) => openAfter(play, 'ships'),
  },
  aircraft: {
    phase: 'aircraftMovement',
    active: sideActs,
    isOpen: isAircraftOpen,
    close: (play) => passAircraft(play) || openAfter(play, 'aircraft'),
  },
  interception: {
    phase: 'aircraftMovement',
    active: sideActs,
    isOpen: isInterceptionOpen,
    close: resume,
  },
  spotting: {
    phase: 'action',
    active: sideActs,
    isOpen: isSpottingOpen,
    close: (play, step) => passSpotting(play, step) || openAfter(play, 'spotting'),
  },
  airCombat: {
    phase: 'action',
    active: sideActs,
    isOpen: isCombatOpen,
    close: (play, step) => passCombat(play, step) || openAfter(play, 'airCombat'),
  },
  activations: {
    phase: 'action',
    active: sideActs,
    isOpen: isActivationOpen,
    close: (play) => passActivations(play) || openAfter(play, 'activations'),
  },
  flak: { phase: 'action', active: sideActs, isOpen: isFlakOpen, close: closeFlak },
  end: bothChoose('end', 'end'),
  over: gameOver<FleetActionView, Play, Phase>('end'),
} satisfies { [Kind in Step['kind']]: Rule<Kind> });

/** Advances until somebody decides. On a side's view its own orders can be carried out in advance, but not what comes of both sides'. */
export function advance(play: Play): void {
  if (isWhole(play.state)) while (sequence.passOn(play));
  else if (!sequence.isOpen(play.state)) unknown('what comes of it, without the whole position');
}
