import type { EventOf } from '../../../rules/seekrieg';
import type { CriticalAct } from '../../../rules/seekrieg/query';
import { seekriegCriticalsText as say } from '../texts/criticals';
import type { Names } from './names';
import { letterOf } from './words';

/** What an effect acts on. */
type Found = Pick<EventOf<'criticalDamage'>, 'ship' | 'battery' | 'mount' | 'rudder'>;

type ActOf<Name extends CriticalAct['act']> = Extract<CriticalAct, { act: Name }>;

const percentOf = (share: number): number => Math.round(share * 100);

/** Of a turret its letter, of a torpedo mount its number; `undefined` where the effect names none. */
function letterFor(names: Names, { ship, battery, mount }: Found): string | undefined {
  if (mount === undefined) return undefined;
  return battery === undefined ? String(mount + 1) : letterOf(names, { ship, battery }, mount);
}

type Named =
  | 'turret-jammed'
  | 'turret-out'
  | 'turret-destroyed'
  | 'secondary-mount-destroyed'
  | 'torpedo-mount-destroyed'
  | 'warhead-explodes';

const named = (act: Named, letter: string | undefined): string =>
  letter === undefined ? say(act) : say(`${act}.named`, { letter });

/** Acts that are said with a figure, a place or a letter. */
type Told = {
  [Name in CriticalAct['act']]?: (
    act: ActOf<Name>,
    found: Found,
    letter: string | undefined,
  ) => string;
};

const TOLD = {
  'turrets-slow': ({ group, rate }: ActOf<'turrets-slow'>) =>
    say(`turrets-slow.${group}`, { percent: percentOf(rate) }),
  'turret-jammed': ({ act }: ActOf<'turret-jammed'>, _: Found, letter?: string) =>
    named(act, letter),
  'turret-out': ({ act }: ActOf<'turret-out'>, _: Found, letter?: string) => named(act, letter),
  'turret-destroyed': ({ act }: ActOf<'turret-destroyed'>, _: Found, letter?: string) =>
    named(act, letter),
  'secondary-mount-destroyed': (
    { act }: ActOf<'secondary-mount-destroyed'>,
    _: Found,
    letter?: string,
  ) => named(act, letter),
  'torpedo-mount-destroyed': (
    { act }: ActOf<'torpedo-mount-destroyed'>,
    _: Found,
    letter?: string,
  ) => named(act, letter),
  'warhead-explodes': ({ act }: ActOf<'warhead-explodes'>, _: Found, letter?: string) =>
    named(act, letter),
  'magazine-flooded': ({ group }: ActOf<'magazine-flooded'>) => say(`magazine-flooded.${group}`),
  'secondary-slow': ({ rate }: ActOf<'secondary-slow'>) =>
    say('secondary-slow', { percent: percentOf(rate) }),
  'director-destroyed': ({ group }: ActOf<'director-destroyed'>) =>
    say(`director-destroyed.${group}`),
  'local-control': ({ battery }: ActOf<'local-control'>) => say(`local-control.${battery}`),
  radar: ({ sets }: ActOf<'radar'>) => say(`radar.${sets}`),
  gunnery: ({ value }: ActOf<'gunnery'>) => say('gunnery', { value }),
  rudder: (_: ActOf<'rudder'>, { rudder }: Found) => say(rudder ? `rudder.${rudder}` : 'rudder'),
  speed: ({ percent }: ActOf<'speed'>) => say('speed', { percent }),
  'funnels-wrecked': ({ percent }: ActOf<'funnels-wrecked'>) => say('funnels-wrecked', { percent }),
  'anti-air': ({ share }: ActOf<'anti-air'>) => say('anti-air', { percent: percentOf(share) }),
  deck: (act: ActOf<'deck'>) => say(`deck.${deckState(act)}`),
  leaks: ({ feet }: ActOf<'leaks'>) => say('leaks', { feet }),
  'hull-strained': ({ feet }: ActOf<'hull-strained'>) => say('hull-strained', { feet }),
} satisfies Told;

function deckState({ launch, recovery }: ActOf<'deck'>) {
  if (recovery === 0) return launch === 0 ? 'none' : 'noRecovery';
  if (launch === recovery) return 'half';
  return launch < recovery ? 'halfLaunch' : 'halfRecovery';
}

type Plain = Exclude<CriticalAct['act'], keyof typeof TOLD>;

/** 'turret B jammed in train' */
export function criticalText(names: Names, cd: number, found: Found): string {
  const effect = names.effect(cd);
  if (!effect) return String(cd);
  const tell = (TOLD as Record<string, unknown>)[effect.act];
  return tell
    ? (tell as (...args: unknown[]) => string)(effect, found, letterFor(names, found))
    : say(effect.act as Plain);
}
