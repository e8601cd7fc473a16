import type { Order, OrderOf } from '../../../rules/fleet-action';
import type { PathStep } from '../../../rules/fleet-action/query';
import { listed } from '../../core/say';
import { settingKnots, tubesOf } from '../common/torpedoes';
import { fleetOrdersText } from '../texts/orders';
import type { Around, Texts } from './texts';

/** Movement of ships, contacts and submarines, and the torpedoes they launch. */
type MoveKind = Extract<
  Order['kind'],
  | 'deploySub'
  | 'moveSub'
  | 'subAttack'
  | 'deployContact'
  | 'moveContact'
  | 'detach'
  | 'setSpeed'
  | 'laySmoke'
  | 'moveShip'
  | 'declareTorpedo'
  | 'ram'
>;

export const MOVE_TEXTS: Texts<MoveKind> = {
  deploySub: ({ sub, hex, surfaced }, { names }) =>
    fleetOrdersText(`deploySub.${depth(surfaced)}`, { sub: names.unit(sub), hex: names.hex(hex) }),
  moveSub: ({ sub, path, surfaced }, { names }) => {
    const last = path.at(-1);
    return last
      ? fleetOrdersText(`moveSub.${depth(surfaced)}`, {
          sub: names.unit(sub),
          hex: names.hex(last),
        })
      : fleetOrdersText(`staySub.${depth(surfaced)}`, { sub: names.unit(sub) });
  },
  subAttack: ({ sub, target, tubes, setting }, { names }) =>
    fleetOrdersText('subAttack', {
      ...{ sub: names.unit(sub), target: names.unit(target), count: tubes },
      knots: settingKnots(names.sheetOf(sub), setting),
    }),
  deployContact: ({ contact }, { names }) =>
    fleetOrdersText('deployContact', { contact: names.contact(contact) }),
  moveContact: ({ contact, knots, steps }, { names }) =>
    steps.length === 0
      ? fleetOrdersText('stayContact', { contact: names.contact(contact), knots })
      : fleetOrdersText('moveContact', {
          ...{ contact: names.contact(contact), knots, steps: stepsText(steps) },
        }),
  detach: ({ units }, { names }) =>
    fleetOrdersText('detach', { ships: listed(units.map(names.unit)) }),
  setSpeed: ({ ship, knots }, { names }) =>
    fleetOrdersText('setSpeed', { ship: names.unit(ship), knots }),
  laySmoke: ({ ship }, { names }) => fleetOrdersText('laySmoke', { ship: names.unit(ship) }),
  moveShip: ({ ship, steps }, { names }) =>
    fleetOrdersText('moveShip', { ship: names.unit(ship), steps: stepsText(steps) }),
  declareTorpedo: torpedoText,
  ram: ({ ship, target }, { names }) =>
    fleetOrdersText('ram', { ship: names.unit(ship), target: names.unit(target) }),
};

const depth = (surfaced: boolean) => (surfaced ? 'surfaced' : 'submerged');

function torpedoText({ ship, mounts, setting, at }: OrderOf<'declareTorpedo'>, around: Around) {
  const { names, view } = around;
  const figures = {
    ...{ ship: names.unit(ship), count: tubesOf(view.units[ship], mounts) },
    knots: settingKnots(names.sheetOf(ship), setting),
  };
  return typeof at === 'string'
    ? fleetOrdersText('aimed', { ...figures, target: names.unit(at) })
    : fleetOrdersText('spread', { ...figures, hex: names.hex(at) });
}

/** '3 ahead, turn to port, 1 ahead' */
function stepsText(steps: readonly PathStep[]): string {
  const parts: { step: PathStep; number: number }[] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (step === 'ahead' && last?.step === 'ahead') last.number += 1;
    else parts.push({ step, number: 1 });
  }
  return parts.map(partText).join(', ');
}

const partText = ({ step, number }: { step: PathStep; number: number }): string =>
  step === 'ahead' ? fleetOrdersText('step.ahead', { number }) : fleetOrdersText(`step.${step}`);
