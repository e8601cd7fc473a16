import type { EventOf } from '../../../rules/seekrieg';
import type { CriticalAct } from '../../../rules/seekrieg/query';
import { signed } from '../../core/say';
import { seekriegCriticalsText as say } from '../texts/criticals';
import type { Names } from './names';
import { letterOf } from './words';

/** What an effect acts on. */
type Found = Pick<EventOf<'criticalDamage'>, 'ship' | 'battery' | 'mount' | 'rudder'>;

type Act = CriticalAct['act'];
type ActOf<Name extends Act> = Extract<CriticalAct, { act: Name }>;

/** Acts on a turret or a mount that is named where it is known. */
const ON_MOUNTS = [
  'turret-jammed',
  'turret-out',
  'turret-destroyed',
  'secondary-mount-destroyed',
  'torpedo-mount-destroyed',
  'warhead-explodes',
] as const satisfies readonly Act[];
type OnMount = (typeof ON_MOUNTS)[number];

/** Acts that are said with a figure or a place. */
type Figured =
  | 'turrets-slow'
  | 'magazine-flooded'
  | 'secondary-slow'
  | 'director-destroyed'
  | 'local-control'
  | 'radar'
  | 'gunnery'
  | 'rudder'
  | 'speed'
  | 'funnels-wrecked'
  | 'anti-air'
  | 'deck'
  | 'leaks'
  | 'hull-strained';

const percentOf = (share: number): number => Math.round(share * 100);

const FIGURED: { readonly [Name in Figured]: (act: ActOf<Name>, found: Found) => string } = {
  'turrets-slow': ({ group, rate }) => say(`turrets-slow.${group}`, { percent: percentOf(rate) }),
  'magazine-flooded': ({ group }) => say(`magazine-flooded.${group}`),
  'secondary-slow': ({ rate }) => say('secondary-slow', { percent: percentOf(rate) }),
  'director-destroyed': ({ group }) => say(`director-destroyed.${group}`),
  'local-control': ({ battery }) => say(`local-control.${battery}`),
  radar: ({ sets }) => say(`radar.${sets}`),
  gunnery: ({ value }) => say('gunnery', { value: signed(value) }),
  rudder: (_, { rudder }) => say(rudder ? `rudder.${rudder}` : 'rudder'),
  speed: ({ percent }) => say('speed', { percent }),
  'funnels-wrecked': ({ percent }) => say('funnels-wrecked', { percent }),
  'anti-air': ({ share }) => say('anti-air', { percent: percentOf(share) }),
  deck: (act) => say(`deck.${deckState(act)}`),
  leaks: ({ feet }) => say('leaks', { feet }),
  'hull-strained': ({ feet }) => say('hull-strained', { feet }),
};

function deckState({ launch, recovery }: ActOf<'deck'>) {
  if (recovery === 0) return launch === 0 ? 'none' : 'noRecovery';
  if (launch === recovery) return 'half';
  return launch < recovery ? 'halfLaunch' : 'halfRecovery';
}

const isOnMount = (act: Act): act is OnMount => ON_MOUNTS.some((it) => it === act);

const isFigured = (act: Act): act is Figured => Object.hasOwn(FIGURED, act);

/** 'turret B jammed in train' */
export function criticalText(names: Names, cd: number, found: Found): string {
  const effect = names.effect(cd);
  if (!effect) return String(cd);
  const { act } = effect;
  if (isOnMount(act)) return mountText(act, names, found);
  if (!isFigured(act)) return say(act);
  return (FIGURED[act] as (effect: CriticalAct, found: Found) => string)(effect, found);
}

/** Of a turret its letter, of a torpedo mount its number. */
function mountText(act: OnMount, names: Names, { ship, battery, mount }: Found): string {
  if (mount === undefined) return say(act);
  const letter =
    battery === undefined ? String(mount + 1) : letterOf(names, { ship, battery }, mount);
  return say(`${act}.named`, { letter });
}
