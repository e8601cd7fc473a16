import type { SeaWingsEvent } from '../../../rules/sea-wings';
import type { Part } from '../../core/logLine';
import { counted, listed } from '../../core/say';
import { telling } from '../../core/telling';
import { wingsNamesText } from '../texts/names';
import { base, say, ship, type Tellers, target } from './say';

/** What hits and fires do, and what is put right. */
type DamageEvent = Extract<
  SeaWingsEvent['kind'],
  | 'shipHit'
  | 'quickDamaged'
  | 'baseHit'
  | 'firesFought'
  | 'damageControlled'
  | 'baseRepaired'
  | 'repairChosen'
  | 'shipScuttled'
  | 'shipLost'
  | 'convoyHit'
>;

type Letter = 'P' | 'M' | 'S' | 'T' | 'A' | 'F';

/** Hits in words, in their order: 'propulsion and fire ×2'. */
export const lettersText = (letters: readonly Letter[]): string =>
  listed(counted(letters.map((it) => wingsNamesText(`hit.${it}`))));

interface Hurt {
  ship: string;
  letters: readonly Letter[];
  fate: string;
}

const hurt = ({ ship: id, letters, fate }: Hurt, names: Parameters<typeof ship>[0]) =>
  telling(
    fate === 'sunk'
      ? say('shipBlown', { ship: ship(names, id) })
      : letters.length > 0
        ? say('shipHit', { ship: ship(names, id), letters: lettersText(letters) })
        : say('shipHitNone', { ship: ship(names, id) }),
    { tone: letters.length > 0 ? 'hit' : 'plain', depth: 2, lights: { ships: [id] } },
  );

/** What damage control has put right, and what it never will. */
function controlled(
  who: Part,
  { removed, permanent }: Readonly<Record<'removed' | 'permanent', readonly Letter[]>>,
): Part[] {
  if (removed.length === 0 && permanent.length === 0) return say('controlledNone', { ship: who });
  if (permanent.length === 0)
    return say('controlled', { ship: who, removed: lettersText(removed) });
  return removed.length === 0
    ? say('controlledLost', { ship: who, permanent: lettersText(permanent) })
    : say('controlledBoth', {
        ship: who,
        removed: lettersText(removed),
        permanent: lettersText(permanent),
      });
}

export const DAMAGE_TEXT: Tellers<DamageEvent> = {
  shipHit: hurt,
  quickDamaged: hurt,
  baseHit: ({ base: id, letters }, names) =>
    telling(
      letters.length > 0
        ? say('baseHit', {
            base: base(names, id),
            letters: listed(letters.map((it) => wingsNamesText(`baseHit.${it}`))),
          })
        : say('baseHitNone', { base: base(names, id) }),
      { tone: 'hit', depth: 2, lights: { stacks: [id] } },
    ),
  firesFought: ({ ship: id, burning, left, fate }, names) => {
    const lights = { ships: [id] };
    if (fate !== 'afloat')
      return telling(say('fireSpreads', { ship: ship(names, id) }), { tone: 'loss', lights });
    return left === 0
      ? telling(say('fireOut', { ship: ship(names, id) }), { lights })
      : telling(say('fireLeft', { ship: ship(names, id), burning, left }), {
          tone: left > burning ? 'hit' : 'plain',
          lights,
        });
  },
  damageControlled: ({ ship: id, removed, permanent }, names) =>
    telling(controlled(ship(names, id), { removed, permanent }), {
      tone: removed.length + permanent.length > 0 ? 'plain' : 'quiet',
      lights: { ships: [id] },
    }),
  baseRepaired: ({ base: id, hit, isRemoved }, names) =>
    telling(
      say(isRemoved ? 'baseRepaired' : 'baseNotRepaired', {
        base: base(names, id),
        hit: wingsNamesText(`baseHit.${hit}`),
      }),
      { tone: isRemoved ? 'plain' : 'quiet', lights: { stacks: [id] } },
    ),
  repairChosen: ({ at }, names) =>
    telling(say('repairChosen', { base: target(names, at) }), { tone: 'quiet' }),
  shipScuttled: ({ at }, names) =>
    telling(say('scuttling', { ship: ship(names, at) }), {
      tone: 'quiet',
      lights: { ships: [at] },
    }),
  shipLost: ({ ship: id, fate }, names) =>
    telling(say(`lost.${fate as 'sunk' | 'abandoned' | 'scuttled'}`, { ship: ship(names, id) }), {
      tone: 'loss',
      depth: 1,
      lights: { ships: [id] },
    }),
  convoyHit: ({ convoy, sunk, left }, names) =>
    telling(say('convoyHit', { convoy: ship(names, convoy), sunk, count: left }), {
      tone: 'loss',
      depth: 1,
      lights: { ships: [convoy] },
    }),
};
