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
import { hexes as hexCount, weaponName } from '../../../words/battle/common/words';
import { mapText } from '../../../words/battle/texts/map';
import { upperFirst } from '../../../words/core/say';
import type { Overlay, OverlayKind } from './board/common/boardProps';

/** What can be laid over the map, with its key; its names are the map's `overlay.` texts. */
export const OVERLAY_CHOICES = [
  { id: 'sighting', key: 'o' },
  { id: 'guns', key: 'g' },
  { id: 'line', key: 'l' },
  { id: 'reach', key: 'i' },
  { id: 'threats', key: 't' },
] as const;

interface Shown {
  view: BattleView;
  side: Side;
  /** The selected stack. */
  stack: Stack | undefined;
  /** The hex that lines of sight start from. */
  from: Axial | undefined;
}

/** The overlays that are on, as the rules give them; one with nothing to show says why. */
export const overlaysOf = (shown: Shown, on: readonly string[]): Overlay[] =>
  OVERLAY_CHOICES.filter(({ id }) => on.includes(id)).flatMap(({ id }) => {
    const overlays = REGIONS[id](shown);
    return overlays.length > 0 ? overlays : [empty(id)];
  });

type OverlayId = (typeof OVERLAY_CHOICES)[number]['id'];

const empty = (id: OverlayId): Overlay => ({
  kind: EMPTY_KINDS[id],
  hexes: [],
  label: mapText(`overlay.${id}.none`),
});

const EMPTY_KINDS: Readonly<Record<OverlayId, OverlayKind>> = {
  ...{ sighting: 'sighting', guns: 'primary', line: 'sight', reach: 'reach', threats: 'threat' },
};

const REGIONS: Readonly<Record<OverlayId, (shown: Shown) => Overlay[]>> = {
  sighting: ({ view, side }) =>
    named(
      'sighting',
      sightedHexes(view, side),
      mapText('sightingRegion', { range: hexCount(sightingRange(view)) }),
    ),
  guns: ({ view, stack }) =>
    stack?.place === 'board'
      ? rangeZones(view, stack).map(({ weapon, hexes }) => ({
          kind: KINDS[weapon],
          hexes,
          from: stack.hex,
        }))
      : [],
  line: ({ view, from }) =>
    from ? named('sight', sightFrom(view, from), mapText('sightRegion')) : [],
  reach: ({ view, stack }) =>
    stack?.place === 'board' ? named('reach', reachOf(view, stack), mapText('reachRegion')) : [],
  threats: ({ view, side, stack }) =>
    threatZones(view, side, stack?.side === side ? stack : undefined).map(({ weapon, hexes }) => ({
      kind: 'threat',
      weapon,
      hexes,
      label: mapText('threatRegion', { weapon: weaponName(weapon) }),
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
