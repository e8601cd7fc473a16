import type { Ref } from 'react';
import type { Axial } from '../../../../../hex';
import type { BattleView, ShipId, StackId, Weapon } from '../../../../../rules/battle';
import type { Side, Viewer } from '../../../../../rules/core';
import type { Light } from '../../../../hexmap/light';
import type { HexMark, MapHandle, PlanArrow, SightLine } from '../../../../hexmap/mapProps';
import type { Target } from '../../../../hexmap/picking';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { BattleDirector } from './show';

/**
 * The props of the board. It draws, and reports what was picked; it never works out what is legal: legal hexes
 * come in as `marks`, ranges and sighting as `overlays`, both from the rules.
 */
export interface BoardProps {
  view: BattleView;
  viewer: Viewer;
  /** Ship drawings by the registry's class; a class without one is drawn by its type. */
  silhouettes?: Silhouettes;
  /** Names on the chart. Keep the same array between renders. */
  names?: readonly ChartName[];
  /** The light it is drawn in. */
  light: Light;
  selected?: StackId | null;
  marks?: readonly HexMark[];
  overlays?: readonly Overlay[];
  /** The viewer's own sealed fire. */
  fireLines?: readonly FireLine[];
  /** What is advised. */
  plan?: readonly PlanArrow[];
  /** What a line of the log highlights. */
  lit?: Lit;
  tracks?: readonly Track[];
  wrecks?: readonly Wreck[];
  /** Shows events one after another; the board shows nothing that the director has not shown yet. */
  motion: BattleDirector;
  /** The line to the hex pointed at, drawn in place of the plain ruler. */
  sightLine?: (to: Axial) => SightLine | undefined;
  /** Added to the text about the hex under the cursor: 'sighted', 'in range of the secondary guns'. */
  describe?: (hex: Axial) => string | undefined;
  /** A bare hex, or one with a mark of an order (every kind but `target` and `note`). It may lie just off the board. */
  onHex?: (hex: Axial) => void;
  /** A stack in a hex without such a mark. */
  onStack?: (stack: StackId, hex: Axial) => void;
  /** A ship of a stack that is fanned out; `onStack` is called where this is absent. */
  onShip?: (ship: ShipId, stack: StackId) => void;
  /** Pointer or cursor is over this; `null` when it has left the board. */
  onHover?: (target: BoardTarget | null) => void;
  /** Escape. */
  onClear?: () => void;
  ref?: Ref<MapHandle>;
}

export interface BoardTarget extends Target {
  stack?: StackId;
  ship?: ShipId;
}

const OVERLAY_KINDS = [
  'sighting',
  'sight',
  'primary',
  'secondary',
  'tertiary',
  'torpedo',
  'reach',
  'threat',
] as const;
export type OverlayKind = (typeof OVERLAY_KINDS)[number];

/** A region of hexes with an outline of its own pattern, and its name in the corner of the map. */
export interface Overlay {
  kind: OverlayKind;
  hexes: readonly Axial[];
  /** Of which weapon, where several regions of a kind lie over each other. */
  weapon?: Weapon;
  /** Its ranges are measured from here. */
  from?: Axial;
  /** In place of the kind's own name with the range: 'Primary, 6 hexes'. */
  label?: string;
}

/** One or more declarations of one weapon from hex to hex. */
export interface FireLine {
  from: Axial;
  to: Axial;
  weapon: Weapon;
  /** The counters at both ends, where several may stand in a hex. */
  stacks?: { from: StackId; to: StackId };
  label?: string;
}

export interface Lit {
  stacks?: readonly StackId[];
  ships?: readonly ShipId[];
  hexes?: readonly Axial[];
}

/** Where a stack has been, the oldest hex first. */
export interface Track {
  stack: StackId;
  side: Side;
  hexes: readonly Axial[];
}

export interface Wreck {
  ship: ShipId;
  name: string;
  side: Side;
  hex: Axial;
}

/** What is written on the chart at a hex. */
export interface ChartName {
  name: string;
  hex: Axial;
  of: 'land' | 'water' | 'place';
}
