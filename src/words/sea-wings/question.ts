import type { Side } from '../../rules/core';
import type { SeaWingsView } from '../../rules/sea-wings';
import { canScramble, formationsOf, isCrippled } from '../../rules/sea-wings/query';
import { listed } from '../core/say';
import type { Names } from './common/names';
import { wingsPlacesText } from './texts/places';

/** The one sentence that says what a side has to decide in the present step. */
export function questionText(view: SeaWingsView, side: Side, names: Names): string {
  const { step, raid } = view;
  switch (step.kind) {
    case 'flyOff':
      return wingsPlacesText('question.flyOff', { homes: listed(surprised(view, side, names)) });
    case 'alarm':
      return alarmText(view, side, names);
    case 'cards':
      return wingsPlacesText(`question.cards.${step.stop}`, {
        formation: names.flight(step.letter ?? ''),
      });
    case 'flak':
      return wingsPlacesText('question.flak', { formation: names.flight(step.letter) });
    case 'aim':
      return raid?.attacker === side
        ? wingsPlacesText('question.aim', { formation: ownGroup(view, side, step.letter, names) })
        : wingsPlacesText('step.aim');
    case 'intercept':
      return wingsPlacesText(`question.intercept.${raid?.meeting ?? 'incoming'}`, {
        target: names.force(forceUnder(view, side)),
      });
    case 'damageControl':
      return wingsPlacesText(`question.damageControl.${harmOf(view, side)}`);
    case 'answers':
      return wingsPlacesText('question.answers', {
        taskForces: listed(searched(view, side, names)),
      });
    default:
      return wingsPlacesText(`question.${step.kind}`);
  }
}

/** A formation of one's own strike by its name. */
function ownGroup({ forces }: SeaWingsView, side: Side, letter: string, names: Names): string {
  const group = forces[side]?.attackers?.groups.find((it) => it.letter === letter);
  return group ? names.formation(group.formation) : names.flight(letter);
}

function alarmText(view: SeaWingsView, side: Side, names: Names): string {
  const under = forceUnder(view, side);
  const isBase = view.scenario.bases.some(({ id }) => id === under);
  const force = view.forces[side];
  const isReady = force && formationsOf(force).some((it) => canScramble(force, it));
  const kind = isBase ? 'base' : isReady ? 'fighters' : 'formation';
  return wingsPlacesText(`question.alarm.${kind}`, { target: names.force(under) });
}

const surprised = ({ forces }: SeaWingsView, side: Side, names: Names): string[] =>
  (forces[side]?.surprised ?? []).map(names.force);

/** The force that the strike has come for. */
const forceUnder = ({ forces, raid }: SeaWingsView, side: Side): string =>
  forces[side]?.defenders?.force ?? raid?.target ?? '';

/** What its owner can decide in damage control. */
function harmOf({ forces }: SeaWingsView, side: Side): 'scuttle' | 'repair' | 'none' {
  const { ships = {}, bases = {} } = forces[side] ?? {};
  if (Object.values(ships).some((it) => it.fate === 'afloat' && isCrippled(it))) return 'scuttle';
  return Object.values(bases).some(({ hits }) => hits.length > 0) ? 'repair' : 'none';
}

const searched = ({ forces }: SeaWingsView, side: Side, names: Names): string[] =>
  Object.keys(forces[side]?.searched ?? {}).map(names.taskForce);
