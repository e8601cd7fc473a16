import type { Axial } from '../../../hex';
import {
  type BattleView,
  rangeZones,
  reachOf,
  type Stack,
  sightedHexes,
  sightFrom,
  sightingRange,
  threatZones,
  type Weapon,
} from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import type { Overlay, OverlayKind } from '../../board/boardProps';
import { hexes as hexCount, upperFirst, weaponName } from './words';

/** What can be laid over the map, with its key and the short name of its button. */
export const OVERLAY_CHOICES = [
  { id: 'sighting', key: 'o', short: 'Sighting', label: 'Sighting range of your side' },
  { id: 'guns', key: 'g', short: 'Ranges', label: 'Gun and torpedo ranges of the stack picked' },
  {
    id: 'line',
    key: 'l',
    short: 'Line',
    label: 'Line of sight and fire from the stack picked, or from a hex',
  },
  {
    id: 'reach',
    key: 'i',
    short: 'Reach',
    label: 'Where the stack picked can be at the end of the round',
  },
  {
    id: 'threats',
    key: 't',
    short: 'Threats',
    label: 'Where enemies in sight could fire from where they are',
  },
] as const;

interface Shown {
  view: BattleView;
  side: Side;
  /** The stack that is picked. */
  stack: Stack | undefined;
  /** The hex that lines of sight start from. */
  from: Axial | undefined;
}

/** The overlays that are on, as the rules give them. */
export const overlaysOf = (shown: Shown, on: readonly string[]): Overlay[] =>
  OVERLAY_CHOICES.filter(({ id }) => on.includes(id)).flatMap(({ id }) => REGIONS[id](shown));

type OverlayId = (typeof OVERLAY_CHOICES)[number]['id'];

const REGIONS: Readonly<Record<OverlayId, (shown: Shown) => Overlay[]>> = {
  sighting: ({ view, side }) =>
    named('sighting', sightedHexes(view, side), `Sighting, ${hexCount(sightingRange(view))}`),
  guns: ({ view, stack }) =>
    stack?.place === 'board'
      ? rangeZones(view, stack).map(({ weapon, hexes }) => ({
          kind: KINDS[weapon],
          hexes,
          from: stack.hex,
        }))
      : [],
  line: ({ view, from }) =>
    from ? named('sight', sightFrom(view, from), 'In sight from here') : [],
  reach: ({ view, stack }) =>
    stack?.place === 'board' ? named('reach', reachOf(view, stack), 'Within reach this round') : [],
  threats: ({ view, side, stack }) =>
    threatZones(view, side, stack?.side === side ? stack : undefined).map(({ weapon, hexes }) => ({
      kind: 'threat',
      weapon,
      hexes,
      label: `Enemy ${weaponName(weapon)}`,
    })),
};

const KINDS: Readonly<Record<Weapon, OverlayKind>> = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  torpedoes: 'torpedo',
};

const named = (kind: OverlayKind, hexes: readonly Axial[], label: string): Overlay[] =>
  hexes.length > 0 ? [{ kind, hexes, label: upperFirst(label) }] : [];
