import { useEffect, useMemo, useRef } from 'react';
import { type Axial, hexKey, sameHex } from '../../../hex';
import { fromFile } from '../../../scenario/draft/hexes';
import { landOfDraft } from '../../../scenario/draft/sea/ground';
import { facingOf } from '../../../scenario/draft/sea/seaDraft';
import { FLAT } from '../../hexmap/geometry/plane';
import type { Point } from '../../hexmap/geometry/points';
import { Marks } from '../../hexmap/Marks';
import type { HexMark, MapHandle } from '../../hexmap/mapProps';
import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import { FoulWeather, SeaNames } from '../../tacticalSea/SeaLayers';
import { SeaMap } from '../../tacticalSea/SeaMap';
import { headingOfFacing, type SeaShip } from '../../tacticalSea/seaShip';
import { BrushBar } from '../BrushBar';
import { UnderlayCoast } from '../underlay/UnderlayCoast';
import { SEA_BRUSHES, type SeaDesk } from './seaDesk';
import { isPaint, seaHands, useSeaHands } from './seaHands';
import { hexOnSea } from './seaWhere';

interface SeaEditorMapProps {
  desk: SeaDesk;
  coasts: readonly (readonly Point[])[];
}

/** The game's own map, with hands and brushes: formations and ships are dragged, land is painted. */
export function SeaEditorMap({ desk, coasts }: SeaEditorMapProps) {
  const { kit, draft, brush } = desk;
  const handle = useRef<MapHandle>(null);
  const names = kit.namesOf(draft);
  const ships = useMemo(() => shipsOn(desk), [desk]);
  const land = useMemo(() => landOfDraft(desk.form, draft), [desk.form, draft]);
  const held = useSeaHands();
  const hands = seaHands(desk, held);
  const seen = useStill(
    ships.map(({ hex }) => hex),
    held.current.isDragging,
  );
  useJump(desk, handle);
  return (
    <SeaMap
      ref={handle}
      ships={ships}
      selected={desk.ship?.id ?? null}
      isNight={kit.isNight(draft)}
      isLand={(hex) => land.has(hexKey(hex))}
      names={names}
      {...seaWithEdge(desk)}
      seen={seen}
      clock={0}
      words={{
        role: seaEditorText('map'),
        label: seaEditorText('mapOf', { title: draft.title }),
        keys: seaEditorText('keys'),
      }}
      say={(hex) => sayOn(desk, hex, land.has(hexKey(hex)))}
      marked={NONE}
      {...hands}
      grab={isPaint(brush) ? undefined : 'all'}
      isPainting={isPaint(brush)}
      under={
        <>
          <UnderlayCoast coasts={coasts} />
          <FoulWeather hexes={kit.weather?.hexes(draft) ?? NONE} />
          <SeaNames names={(draft.names ?? []).map((it) => ({ ...it, hex: fromFile(it.hex) }))} />
        </>
      }
      above={<OnSea desk={desk} />}
      over={<Brushes desk={desk} />}
    />
  );
}

const NONE: readonly never[] = [];

function seaWithEdge({ kit, draft }: SeaDesk) {
  const sea = kit.seaOf(draft);
  return sea && { sea };
}

/** While something is dragged, the window stays. */
function useStill(hexes: readonly Axial[], isDragging: boolean): readonly Axial[] {
  const shown = useRef(hexes);
  if (!isDragging) shown.current = hexes;
  return shown.current;
}

/** All ships that have a place and are known. */
function shipsOn({ members, vessels, form, draft }: SeaDesk): SeaShip[] {
  const groups = form.groups(draft);
  const lying = members.flatMap((it) => {
    const vessel = vessels.get(it.id);
    return it.hex && vessel ? [{ ...it, hex: it.hex, vessel }] : [];
  });
  return lying.map((it): SeaShip => {
    const { id, hex, vessel } = it;
    const { side, course, knots } = groups[it.group] as (typeof groups)[number];
    const sharing = lying.filter((other) => sameHex(other.hex, hex));
    return {
      ...{ id, hex, side, place: sharing.indexOf(it), of: sharing.length },
      headingDegrees: headingOfFacing(facingOf(course)),
      ...{ name: vessel.name, hull: vessel.hull, speed: String(knots) },
      ...{ state: 'none', boxes: { lost: 0, of: 1 } },
    };
  });
}

/** What is in a hex, in words. */
function sayOn({ kit, draft, members, nameOf }: SeaDesk, hex: Axial, isLand: boolean): string {
  const here = members.filter((it) => it.hex && sameHex(it.hex, hex)).map(({ id }) => nameOf(id));
  const ground = chartFieldText(`hexIs.${isLand ? 'land' : 'sea'}`, {
    hex: kit.namesOf(draft).hex(hex),
  });
  return [ground, ...here].join(', ');
}

const Brushes = ({ desk: { brush, size, hold, kit } }: { desk: SeaDesk }) => (
  <BrushBar
    {...{ brush, size, hold }}
    brushes={SEA_BRUSHES.filter((it) => kit.weather || (it !== 'foul' && it !== 'fair')).map(
      (it) => ({
        brush: it,
        label:
          it === 'land' || it === 'sea'
            ? chartFieldText(`brush.${it}`)
            : seaEditorText(`brush.${it}`),
        paints: isPaint(it),
      }),
    )}
  />
);

const PICKED_SHARE = 0.95;

/** The hex that is picked, the track of its formation, and what is wrong where. */
function OnSea({ desk }: { desk: SeaDesk }) {
  const { hex, members, ship } = desk;
  const marks = useMemo(() => faultMarks(desk), [desk]);
  const occupied = useMemo(
    () => new Set<string>(members.flatMap((it) => (it.hex ? [hexKey(it.hex)] : []))),
    [members],
  );
  const mates = members.filter((it) => it.group === ship?.group).flatMap((it) => it.hex ?? []);
  return (
    <>
      {mates.length > 1 && <path className="sea-formation" d={FLAT.linePath(mates)} />}
      {hex && <path className="editor-hex" d={FLAT.hexPath(hex, PICKED_SHARE)} />}
      <Marks marks={marks} occupied={occupied} />
    </>
  );
}

/** Hexes in which something is wrong, with what that is. */
function faultMarks(desk: SeaDesk): HexMark[] {
  const marks = new Map<string, HexMark>();
  for (const { path, expected, found } of desk.editing.faults) {
    const hex = hexOnSea(desk, path);
    if (!hex || marks.has(hexKey(hex))) continue;
    const label = chartFieldText('wrongHere', { expected, found });
    marks.set(hexKey(hex), { hex, kind: 'blocked', label });
  }
  return [...marks.values()];
}

/** Where the list of faults leads on the map. */
function useJump(desk: SeaDesk, handle: React.RefObject<MapHandle | null>): void {
  const { goal } = desk.editing;
  const latest = useRef(desk);
  latest.current = desk;
  useEffect(() => {
    const hex = goal && hexOnSea(latest.current, goal.path);
    if (!hex) return;
    latest.current.pickHex(hex);
    handle.current?.centerOn(hex);
  }, [goal, handle]);
}
