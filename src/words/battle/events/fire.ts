import type { EventOf } from '../../../rules/battle';
import type { Part } from '../../core/logLine';
import { listedParts } from '../../core/say';
import type { Names } from '../common/names';
import { arcPhrase, diceCount, hexes, hitCount, weaponName } from '../common/words';
import { tellingText } from '../texts/telling';
import { say } from './say';
import { hex, ship, ships, side, stacks, type Tellers, telling } from './telling';

type FireKind =
  | 'fireDeclared'
  | 'fireWithdrawn'
  | 'scuttlingSealed'
  | 'declarationsRevealed'
  | 'stackFireRolled'
  | 'declarationVoided'
  | 'salvoFired'
  | 'torpedoesLaunched'
  | 'unseenFire'
  | 'confusionRolled'
  | 'hitsShared'
  | 'torpedoHitsDrawn';

/** What a salvo and a spread have in common: the target, its range, the dice and the hits. */
const resultOf = (event: EventOf<'salvoFired' | 'torpedoesLaunched'>, names: Names) => ({
  target: ship(names, event.target),
  range: event.rangeHexes === 0 ? tellingText('pointBlank') : hexes(event.rangeHexes),
  dice: diceCount(diceThrown(event)),
  needed: tellingText(event.needed < 6 ? 'needed' : 'neededSix', { needed: event.needed }),
  hits: hitCount(event.hits),
});

const diceThrown = ({ dice }: EventOf<'salvoFired' | 'torpedoesLaunched'>): number =>
  dice.reduce((sum, { values }) => sum + values.length, 0);

/** 'its primary guns at half strength over the bow' */
const gunsText = ({ weapon, halved, arc }: EventOf<'salvoFired'>): string =>
  [tellingText(`guns.${weapon}`), halved && tellingText('half'), arcPhrase(arc)]
    .filter(Boolean)
    .join(' ');

/** The number of lines in a list: 'none', 'one', '4'. */
const howMany = ({ length }: readonly unknown[]): string => tellingText('lines', { count: length });

/** Declarations, their reveal, and the dice to hit. */
export const FIRE_TEXT: Tellers<FireKind> = {
  fireDeclared: ({ declaration }, names) =>
    telling(
      say('declared', {
        ship: ship(names, declaration.ship),
        weapon: weaponName(declaration.weapon),
        target: ship(names, declaration.target),
      }),
      { tone: 'quiet', lights: { ships: [declaration.ship, declaration.target] } },
    ),
  fireWithdrawn: ({ ship: id, weapon }, names) =>
    telling(say(`withdrawn.${weapon}`, { ship: ship(names, id) }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  scuttlingSealed: ({ ship: id }, names) =>
    telling(say('willScuttle', { ship: ship(names, id) }), {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  declarationsRevealed: ({ declared }, names) =>
    telling(
      say('revealed', {
        allies: side(names, 'allies'),
        alliesCount: howMany(declared.allies),
        axis: side(names, 'axis'),
        axisCount: howMany(declared.axis),
      }),
    ),
  stackFireRolled: ({ side: owner, hex: at, firing }, names) =>
    telling(
      say('stackFire', {
        side: side(names, owner),
        hex: hex(names, at),
        stacks: stacks(names, firing),
      }),
      { depth: 1, lights: { stacks: firing, hexes: [at] } },
    ),
  declarationVoided: ({ declaration }, names) =>
    telling(say(`voided.${declaration.weapon}`, { ship: ship(names, declaration.ship) }), {
      tone: 'quiet',
      depth: 1,
      lights: { ships: [declaration.ship] },
    }),
  salvoFired: (event, names) =>
    telling(
      say('salvo', {
        ...resultOf(event, names),
        ship: ship(names, event.ship),
        guns: gunsText(event),
      }),
      {
        tone: event.hits > 0 ? 'hit' : 'plain',
        lights: { ships: [event.ship, event.target], hexes: [event.from, event.to] },
      },
    ),
  torpedoesLaunched: (event, names) =>
    telling(
      say('spread', {
        ...resultOf(event, names),
        ships: ships(names, event.ships),
        count: event.ships.length,
      }),
      {
        tone: event.hits > 0 ? 'hit' : 'plain',
        lights: { ships: [...event.ships, event.target], hexes: [event.from, event.to] },
      },
    ),
  unseenFire: ({ target, from, to, weapon, hits }, names) =>
    telling(
      say(weapon === 'torpedoes' ? 'unseenTorpedoes' : `unseen.${weapon}`, {
        target: ship(names, target),
        hex: hex(names, from),
        hits: hitCount(hits),
      }),
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [target], hexes: [from, to] } },
    ),
  confusionRolled: ({ ship: id, hex: at, confused, ships: hit }, names) => {
    const told = { ship: ship(names, id) };
    return telling(
      confused
        ? say('confused', { ...told, ships: ships(names, hit) })
        : say('notConfused', { ...told, hex: hex(names, at) }),
      {
        tone: confused ? 'hit' : 'quiet',
        depth: 1,
        lights: { ships: [id, ...hit], hexes: [at] },
      },
    );
  },
  hitsShared: ({ hits }, names) =>
    telling(
      say('shared', {
        hits: listedParts(
          hits.map(({ ship: id, hits: count }) =>
            say('share', { ship: ship(names, id), hits: count }),
          ),
        ).flat() as Part[],
      }),
      { depth: 1, lights: { ships: hits.map(({ ship: id }) => id) } },
    ),
  torpedoHitsDrawn: ({ ships: hit, hex: at }, names) =>
    telling(say('drawn', { ships: ships(names, hit) }), {
      tone: 'hit',
      depth: 1,
      lights: { ships: hit, hexes: [at] },
    }),
};
