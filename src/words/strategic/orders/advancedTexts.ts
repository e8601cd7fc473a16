import { type Axial, facingTo, sameHex } from '../../../hex';
import type { OrderOf } from '../../../rules/strategic';
import { type AdvancedOrder, homeHex } from '../../../rules/strategic/query';
import { listed } from '../../core/say';
import type { Around } from '../common/around';
import { targetName } from '../common/contactName';
import { facingName } from '../common/courses';
import { strategicAdviceText } from '../texts/advice';
import { strategicChartText } from '../texts/chart';
import type { Texts } from './texts';

/** Orders of the Advanced game in words. */
export const advancedTexts: Texts<AdvancedOrder['kind']> = {
  declareCombat: combatText,
  scramble: ({ squadron, answer }, { names }) =>
    strategicAdviceText(`scramble.${answer}`, { squadron: names.squadron(squadron) }),
  meetStrike: ({ squadron, contact }, around) =>
    strategicAdviceText('meetStrike', {
      squadron: around.names.squadron(squadron),
      contact: targetName(around, contact),
    }),
  attackSubmerged: ({ submarine, contact, ship }, around) =>
    strategicAdviceText('attackSubmerged', {
      submarine: around.names.division(submarine),
      target:
        ship === 'any'
          ? strategicChartText('anyShip', { target: targetName(around, contact) })
          : `${around.names.ship(ship)}, ${targetName(around, contact)}`,
    }),
  huntSubmarine: ({ division, contact, answer }, around) =>
    strategicAdviceText(`huntSubmarine.${answer}`, {
      division: around.names.division(division),
      contact: targetName(around, contact),
    }),
  bombardCoast: ({ division, landUnit, answer }, { names }) =>
    strategicAdviceText(`bombardCoast.${answer}`, {
      division: names.division(division),
      target: names.landUnit(landUnit),
    }),
  launch: launchText,
  launchCap: ({ squadron, over }, { names }) =>
    strategicAdviceText('launchCap', {
      squadron: names.squadron(squadron),
      target: names.target(over),
    }),
  holdLaunch: ({ squadron }, { names }) =>
    strategicAdviceText('holdLaunch', { squadron: names.squadron(squadron) }),
  moveDivision: moveText,
  leaveMap: ({ division }, { names }) =>
    strategicAdviceText('leaveMap', { division: names.division(division) }),
  pursue: ({ division, contact }, around) =>
    strategicAdviceText('pursue', {
      division: around.names.division(division),
      contact: targetName(around, contact),
    }),
  moveSquadrons: flightText,
  tow: ({ ship, towed }, { names }) =>
    strategicAdviceText('tow', { ship: names.ship(ship), towed: names.ship(towed) }),
  castOff: ({ ship }, { names }) => strategicAdviceText('castOff', { ship: names.ship(ship) }),
  submerge: ({ division }, { names }) =>
    strategicAdviceText('submerge', { division: names.division(division) }),
  surface: ({ division }, { names }) =>
    strategicAdviceText('surface', { division: names.division(division) }),
  arm: ({ squadron, ordnance }, { names }) =>
    strategicAdviceText('arm', {
      squadron: names.squadron(squadron),
      ordnance: strategicChartText(`ordnance.${ordnance}`),
    }),
  disarm: ({ squadron }, { names }) =>
    strategicAdviceText('disarm', { squadron: names.squadron(squadron) }),
  recover: ({ squadron, at }, { names }) =>
    strategicAdviceText('recover', { squadron: names.squadron(squadron), base: names.home(at) }),
  stayAloft: ({ squadron }, { names }) =>
    strategicAdviceText('stayAloft', { squadron: names.squadron(squadron) }),
  dropContact: ({ contact }, around) =>
    strategicAdviceText('dropContact', { contact: targetName(around, contact) }),
};

function combatText({ unit: id, targets }: OrderOf<'declareCombat'>, around: Around): string {
  const { names, view, side } = around;
  const unit = names.any(id);
  const [first] = targets;
  if (first === undefined) return strategicAdviceText('combat.decline', { unit });
  return view.forces[side]?.divisions[first]
    ? strategicAdviceText('combat.standBy', { unit, division: names.division(first) })
    : strategicAdviceText('combat.attack', {
        unit,
        targets: listed(targets.map((it) => targetName(around, it))),
      });
}

function launchText({ squadron: id, to }: OrderOf<'launch'>, { names, view, side }: Around) {
  const force = view.forces[side];
  const home = force && homeHex(view, force, id);
  const facing = home && facingTo(home, to);
  const squadron = names.squadron(id);
  return facing
    ? strategicAdviceText('launch', { squadron, facing: facingName(facing) })
    : strategicAdviceText('launchTo', { squadron, hex: names.hex(to) });
}

function moveText({ division: id, to }: OrderOf<'moveDivision'>, { names, view, side }: Around) {
  const from = view.forces[side]?.divisions[id]?.hex;
  const division = names.division(id);
  if (from && sameHex(from, to)) return strategicAdviceText('stays', { division });
  const facing = from && facingTo(from, to);
  return facing
    ? strategicAdviceText('move', { division, facing: facingName(facing) })
    : strategicAdviceText('moveTo', { division, hex: names.hex(to) });
}

function flightText({ squadrons: ids, path, goal }: OrderOf<'moveSquadrons'>, around: Around) {
  const { names } = around;
  const squadrons = listed(ids.map(names.squadron));
  const last: Axial | undefined = path.at(-1);
  const count = path.length;
  if (!last) return strategicAdviceText('circles', { squadrons });
  return goal === 'none'
    ? strategicAdviceText('flyTo', { squadrons, count, hex: names.hex(last) })
    : strategicAdviceText('flyToward', { squadrons, count, goal: goalName(around, goal) });
}

/** A report, a division, a base, or the deck that it is to land on. */
function goalName(around: Around, goal: string): string {
  const named = around.names.any(goal);
  return named === goal ? targetName(around, goal) : named;
}
