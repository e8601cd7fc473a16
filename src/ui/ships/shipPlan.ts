import { fixed, type Point, pointText } from '../hexmap/geometry/points';
import { type HullForm, type HullType, TYPE_LOOKS } from './hullForm';
import type { Silhouette, SilhouetteMount } from './silhouette';

/** A ship from above, bow to the right, its midship at the origin; paths in feet. */
export interface ShipPlan {
  lengthFeet: number;
  beamFeet: number;
  /** The length that its kind is scaled by. */
  kindFeet: number;
  hull: string;
  /** Deckhouses and bridge; empty for flush decks. */
  houses: string;
  turrets: string;
  barrels: string;
  funnels: string;
}

/** Counters are small: beams are exaggerated, or ships would look like needles. */
export const BEAM_STRETCH = 1.35;

/** Drawings made once, by type and by the record they were made from. */
const MADE = new Map<HullType, WeakMap<Silhouette, ShipPlan>>();

/** The drawing of a ship of a type, from its record where the registry has one. */
export function shipPlan(type: HullType, record: Silhouette = TYPE_LOOKS[type].usual): ShipPlan {
  const made = MADE.get(type) ?? new WeakMap<Silhouette, ShipPlan>();
  MADE.set(type, made);
  const plan = made.get(record) ?? newPlan(type, record);
  made.set(record, plan);
  return plan;
}

/** The same with her true beam, for a drawing that is large enough. */
export const truePlan = (type: HullType, record: Silhouette): ShipPlan => newPlan(type, record, 1);

function newPlan(type: HullType, ship: Silhouette, stretch = BEAM_STRETCH): ShipPlan {
  const { form, kindFeet } = TYPE_LOOKS[type];
  const beamFeet = ship.beamFeet * stretch;
  const hull = { length: ship.lengthFeet, half: beamFeet / 2, wingInches: wingInches(ship) };
  return {
    lengthFeet: ship.lengthFeet,
    beamFeet,
    kindFeet: Math.max(kindFeet, ship.lengthFeet),
    hull: hullPath(form, hull),
    houses: housesPath(ship, hull),
    turrets: ship.mounts.map((mount) => turretPath(mount, hull)).join(''),
    barrels: ship.mounts.map((mount) => barrelsPath(mount, hull)).join(''),
    funnels: ship.funnels.map((at) => funnelPath(at, hull)).join(''),
  };
}

interface Hull {
  length: number;
  half: number;
  /** The caliber of the largest guns off the centerline. */
  wingInches: number;
}

const wingInches = ({ mounts }: Silhouette): number =>
  Math.max(0, ...mounts.filter(isWing).map(({ caliberInches }) => caliberInches));

const isWing = ({ side = 'center' }: SilhouetteMount): boolean => side !== 'center';

const alongFrom = (at: number, { length }: Hull): number => (0.5 - at) * length;

/** The outline through the stations of a form, starboard side out and port side back. */
function hullPath(form: HullForm, hull: Hull): string {
  const starboard = form.map(([at, share]) => ({ x: alongFrom(at, hull), y: share * hull.half }));
  const port = starboard
    .slice(1, -1)
    .reverse()
    .map(({ x, y }) => ({ x, y: -y }));
  return `M${splineThrough([...starboard, ...port])}Z`;
}

/** How far the curve leans toward the neighbors of a point. */
const TENSION = 1 / 6;

/** A closed Catmull-Rom curve; the stem stays sharp. */
function splineThrough(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const lean = (i: number): Point => ({
    x: i % points.length === 0 ? 0 : (at(i + 1).x - at(i - 1).x) * TENSION,
    y: i % points.length === 0 ? 0 : (at(i + 1).y - at(i - 1).y) * TENSION,
  });
  const curves = points.map((point, i) => {
    const to = at(i + 1);
    const [out, back] = [lean(i), lean(i + 1)];
    const first = { x: point.x + out.x, y: point.y + out.y };
    const second = { x: to.x - back.x, y: to.y - back.y };
    return `C${pointText(first)} ${pointText(second)} ${pointText(to)}`;
  });
  return `${pointText(at(0))}${curves.join('')}`;
}

/** Half length and half breadth of a gunhouse in feet: it grows with its guns and their caliber. */
function gunhouse({ guns, caliberInches }: SilhouetteMount): { long: number; broad: number } {
  const bore = Math.max(caliberInches, 3);
  return { long: 5 + bore * 1.2, broad: 3 + bore * (0.55 + 0.28 * guns) };
}

/** Feet of barrel drawn for each inch of its bore. */
const BARREL_FEET_PER_INCH = 3.1;
const WING_SHARE = 0.62;
/** Smaller guns off the centerline stand a deck higher, inside of the larger ones. */
const INNER_WING_SHARE = 0.36;

const isAft = ({ at, trained }: SilhouetteMount): boolean =>
  trained ? trained === 'aft' : at > 0.5;

/** Where a mount stands; with the bow to the right, port is up. */
const places = (mount: SilhouetteMount, hull: Hull): Point[] => {
  const x = alongFrom(mount.at, hull);
  const off = hull.half * (mount.caliberInches < hull.wingInches ? INNER_WING_SHARE : WING_SHARE);
  const port = { x, y: -off };
  const starboard = { x, y: off };
  const at = {
    center: [{ x, y: 0 }],
    port: [port],
    starboard: [starboard],
    both: [port, starboard],
  };
  return at[mount.side ?? 'center'];
};

/** Around its middle, the face to the right. */
function turretOutline(mount: SilhouetteMount): Point[] {
  const { long, broad } = gunhouse(mount);
  return [
    { x: long, y: -broad * 0.72 },
    { x: long, y: broad * 0.72 },
    { x: long * 0.2, y: broad },
    { x: -long, y: broad * 0.66 },
    { x: -long, y: -broad * 0.66 },
    { x: long * 0.2, y: -broad },
  ];
}

/** A gunhouse, its face toward the barrels. */
function turretPath(mount: SilhouetteMount, hull: Hull): string {
  const ahead = isAft(mount) ? -1 : 1;
  const outline = turretOutline(mount);
  return places(mount, hull)
    .map(
      (at) =>
        `M${outline.map(({ x, y }) => pointText({ x: at.x + x * ahead, y: at.y + y })).join('L')}Z`,
    )
    .join('');
}

function barrelsPath(mount: SilhouetteMount, hull: Hull): string {
  const { long, broad } = gunhouse(mount);
  const ahead = isAft(mount) ? -1 : 1;
  const reach = (long + mount.caliberInches * BARREL_FEET_PER_INCH) * ahead;
  const spread = (broad * 1.15) / mount.guns;
  return places(mount, hull)
    .flatMap((at) =>
      Array.from({ length: mount.guns }, (_, i) => {
        const y = fixed(at.y + (i - (mount.guns - 1) / 2) * spread);
        return `M${fixed(at.x + long * ahead * 0.8)},${y}H${fixed(at.x + reach)}`;
      }),
    )
    .join('');
}

const FUNNEL_LENGTH_SHARE = 0.024;
const FUNNEL_BREADTH_SHARE = 0.3;

function funnelPath(at: number, hull: Hull): string {
  const long = hull.length * FUNNEL_LENGTH_SHARE;
  return ellipse({ x: alongFrom(at, hull), y: 0 }, long, hull.half * FUNNEL_BREADTH_SHARE);
}

const ellipse = ({ x, y }: Point, rx: number, ry: number): string =>
  `M${fixed(x - rx)},${fixed(y)}a${fixed(rx)},${fixed(ry)} 0 1 0 ${fixed(2 * rx)},0a${fixed(rx)},${fixed(ry)} 0 1 0 ${fixed(-2 * rx)},0Z`;

/** Clear deck between a centerline turret and the deckhouse behind it. */
const TURRET_CLEARANCE = 0.035;
const HOUSE_BREADTH_SHARE = 0.5;

/** Deckhouses fill the deck between the turrets of the two ends, with the bridge at their fore end. */
function housesPath(ship: Silhouette, hull: Hull): string {
  if (ship.funnels.length === 0) return '';
  const middle = ship.mounts.filter(({ side = 'center' }) => side === 'center');
  const edge = (of: SilhouetteMount): number => gunhouse(of).long / hull.length + TURRET_CLEARANCE;
  const fore = middle.filter(({ at }) => at < Math.min(...ship.funnels, 0.5));
  const after = middle.filter(({ at }) => at > Math.max(...ship.funnels));
  const from = Math.max(0.24, ...fore.map((it) => it.at + edge(it)));
  const to = Math.min(0.8, ...after.map((it) => it.at - edge(it)));
  const broad = hull.half * HOUSE_BREADTH_SHARE;
  return house(alongFrom(to, hull), alongFrom(from, hull), broad) + bridge(from, hull);
}

function house(stern: number, bow: number, broad: number): string {
  const slope = Math.min(broad, (bow - stern) / 4);
  const outline = [
    { x: stern, y: -broad * 0.5 },
    { x: stern + slope, y: -broad },
    { x: bow - slope, y: -broad },
    { x: bow, y: -broad * 0.45 },
    { x: bow, y: broad * 0.45 },
    { x: bow - slope, y: broad },
    { x: stern + slope, y: broad },
    { x: stern, y: broad * 0.5 },
  ];
  return `M${outline.map(pointText).join('L')}Z`;
}

const BRIDGE_LENGTH_SHARE = 0.055;
const BRIDGE_BREADTH_SHARE = 0.72;

function bridge(from: number, hull: Hull): string {
  const bow = alongFrom(from + 0.012, hull);
  return house(bow - hull.length * BRIDGE_LENGTH_SHARE, bow, hull.half * BRIDGE_BREADTH_SHARE);
}

/** The length in feet of the longest of some ships. */
export const longestFeet = (
  ships: readonly { type: HullType; record?: Silhouette | undefined }[],
): number => Math.max(...ships.map(({ type, record }) => shipPlan(type, record).lengthFeet));
