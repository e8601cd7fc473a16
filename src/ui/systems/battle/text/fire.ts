import type { EventOf } from '../../../../rules/battle/events';
import type { Part } from '../../../log/logLine';
import type { Names } from '../names';
import { ARC_PHRASES, counted, hexes, WEAPON_NAMES } from '../words';
import { hex, ship, ships, side, stack, type Tellers, telling } from './telling';

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

/** ' at Bismarck, 5 hexes: 8 dice, 6 or more hits: 2 hits.' */
const result = (event: EventOf<'salvoFired' | 'torpedoesLaunched'>, names: Names): Part[] => [
  ' at ',
  ship(names, event.target),
  `, ${event.rangeHexes === 0 ? 'point-blank' : hexes(event.rangeHexes)}: `,
  `${counted(diceThrown(event), 'die', 'dice')} for ${event.needed}${event.needed < 6 ? '+' : ''}, `,
  `${counted(event.hits, 'hit')}.`,
];

const diceThrown = ({ dice }: EventOf<'salvoFired' | 'torpedoesLaunched'>): number =>
  dice.reduce((sum, { values }) => sum + values.length, 0);

/** 'none', 'one', '4': how many lines a list has. */
const howMany = ({ length }: readonly unknown[]): string =>
  length === 0 ? 'none' : length === 1 ? 'one' : String(length);

/** Declarations, their reveal, and the dice to hit. */
export const FIRE_TEXT: Tellers<FireKind> = {
  fireDeclared: ({ declaration }, names) =>
    telling(
      [
        ship(names, declaration.ship),
        `: ${WEAPON_NAMES[declaration.weapon]} at `,
        ship(names, declaration.target),
        ' (sealed).',
      ],
      { tone: 'quiet', lights: { ships: [declaration.ship, declaration.target] } },
    ),
  fireWithdrawn: ({ ship: id, weapon }, names) =>
    telling([ship(names, id), `: ${WEAPON_NAMES[weapon]} hold their fire (sealed).`], {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  scuttlingSealed: ({ ship: id }, names) =>
    telling([ship(names, id), ' will be scuttled (sealed).'], {
      tone: 'quiet',
      lights: { ships: [id] },
    }),
  declarationsRevealed: ({ declared }, names) =>
    telling([
      'The lists are open: ',
      side(names, 'allies'),
      ` ${howMany(declared.allies)}, `,
      side(names, 'axis'),
      ` ${howMany(declared.axis)}.`,
    ]),
  stackFireRolled: ({ side: owner, hex: at, firing }, names) =>
    telling(
      [
        side(names, owner),
        ' has several stacks firing from ',
        hex(names, at),
        ': ',
        ...firing.flatMap((id, index) => [index === 0 ? '' : ' and ', stack(names, id)]),
        ' may fire.',
      ],
      { depth: 1, lights: { stacks: firing, hexes: [at] } },
    ),
  declarationVoided: ({ declaration }, names) =>
    telling([ship(names, declaration.ship), `: ${WEAPON_NAMES[declaration.weapon]} do not fire.`], {
      tone: 'quiet',
      depth: 1,
      lights: { ships: [declaration.ship] },
    }),
  salvoFired: (event, names) =>
    telling(
      [
        ship(names, event.ship),
        ` fires its ${WEAPON_NAMES[event.weapon]}${event.halved ? ' by half' : ''}${ARC_PHRASES[event.arc]}`,
        ...result(event, names),
      ],
      {
        tone: event.hits > 0 ? 'hit' : 'plain',
        lights: { ships: [event.ship, event.target], hexes: [event.from, event.to] },
      },
    ),
  torpedoesLaunched: (event, names) =>
    telling(
      [
        ...ships(names, event.ships),
        event.ships.length === 1 ? ' launches torpedoes' : ' launch torpedoes',
        ...result(event, names),
      ],
      {
        tone: event.hits > 0 ? 'hit' : 'plain',
        lights: { ships: [...event.ships, event.target], hexes: [event.from, event.to] },
      },
    ),
  unseenFire: ({ target, from, to, weapon, hits }, names) =>
    telling(
      [
        weapon === 'torpedoes'
          ? 'A stack out of sight launches torpedoes at '
          : `A stack out of sight fires ${WEAPON_NAMES[weapon]} at `,
        ship(names, target),
        ' from ',
        hex(names, from),
        `: ${counted(hits, 'hit')}.`,
      ],
      { tone: hits > 0 ? 'hit' : 'plain', lights: { ships: [target], hexes: [from, to] } },
    ),
  confusionRolled: ({ ship: id, hex: at, confused, ships: hit }, names) =>
    telling(
      confused
        ? [
            ship(names, id),
            ' takes friend for foe: by lot its hits fall on ',
            ...ships(names, hit),
            '.',
          ]
        : [ship(names, id), ' knows friend from foe in ', hex(names, at), '.'],
      {
        tone: confused ? 'hit' : 'quiet',
        depth: 1,
        lights: { ships: [id, ...hit], hexes: [at] },
      },
    ),
  hitsShared: ({ hits }, names) =>
    telling(
      [
        'Hits shared out: ',
        ...hits.flatMap(({ ship: id, hits: count }, index): Part[] => [
          index === 0 ? '' : ', ',
          ship(names, id),
          ` ${count}`,
        ]),
        '.',
      ],
      { depth: 1, lights: { ships: hits.map(({ ship: id }) => id) } },
    ),
  torpedoHitsDrawn: ({ ships: hit, hex: at }, names) =>
    telling(['By lot the torpedoes hit ', ...ships(names, hit), '.'], {
      tone: 'hit',
      depth: 1,
      lights: { ships: hit, hexes: [at] },
    }),
};
