import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Axial, hexKey, sameHex } from '../../../hex';
import { ChartMap } from '../../chart/ChartMap';
import { openingBounds } from '../../chart/opening';
import { boundsAround } from '../../chart/projection';
import { FLAT } from '../../hexmap/geometry/plane';
import { Marks } from '../../hexmap/Marks';
import type { HexMark, MapHandle } from '../../hexmap/mapProps';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { BrushBar } from '../BrushBar';
import { THEATER_BRUSHES, type TheaterDesk } from './theaterDesk';
import { theaterHands, useTheaterHands } from './theaterHands';
import { hexInTheater } from './theaterWhere';

interface MapProps {
  desk: TheaterDesk;
}

/** The game's own chart, with hands and brushes: forces and bases are dragged, land is painted. */
export function TheaterEditorMap({ desk }: MapProps) {
  const { kit, form, draft, editing, land } = desk;
  const { registry } = editing;
  const handle = useRef<MapHandle>(null);
  const held = useTheaterHands();
  const pins = useMemo(() => kit.pinsOf(draft, registry), [kit, draft, registry]);
  const hexes = pins.map(({ hex }) => hex);
  useJump(desk, handle);
  return (
    <ChartMap
      ref={handle}
      chart={useChart(desk)}
      pins={pins}
      selected={desk.piece}
      isNight={kit.isNight(draft)}
      words={{
        role: theaterEditorText('map'),
        label: theaterEditorText('mapOf', { title: draft.title }),
        keys: theaterEditorText('keys'),
        action: theaterEditorText('toForces'),
      }}
      say={(hex) => sayIn(desk, hex, land)}
      isOn={(hex) => form.isOnMap(draft, hex)}
      home={desk.hex ?? hexes[0] ?? ORIGIN}
      marked={NONE}
      {...theaterHands(desk, held)}
      action={() => boundsAround(hexes)}
      opening={(window) =>
        openingBounds({ busy: hexes, own: hexes, reported: NONE, bases: NONE }, window)
      }
      inSight={NOTHING_NEW}
      side="allies"
      rings={NONE}
      under={() => <PickedHex hex={desk.hex} />}
      above={<Faulty desk={desk} />}
      strip={{ ...NO_STRIP, label: theaterEditorText('inHex') }}
      buttons={<Brushes desk={desk} />}
      over={null}
      own={NONE}
      step=""
    />
  );
}

const ORIGIN: Axial = { q: 0, r: 0 };
const NONE: readonly never[] = [];
/** The window moves only when the list of faults leads somewhere. */
const NOTHING_NEW = { picked: undefined, isChoosing: false, reach: NONE, what: '' };
const NO_STRIP = { groupsIn: () => NONE, onPoint: () => {}, onPick: () => {} };

/** The same chart until what is drawn of it changes. */
function useChart({ kit, draft, land }: TheaterDesk) {
  const key = JSON.stringify(kit.drawn(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures are the same chart
  return useMemo(() => kit.chartOf(draft, land), [kit, key, land]);
}

/** What is in a hex, in words. */
function sayIn({ kit, form, draft }: TheaterDesk, hex: Axial, land: readonly Axial[]): string {
  const ground = land.some((it) => sameHex(it, hex)) ? 'land' : 'sea';
  const here = form.forces(draft).filter(({ id }) => isIn(form, draft, id, hex));
  const words = theaterEditorText('ground', {
    ...{ hex: kit.hexName(draft, hex), ground: theaterEditorText(ground) },
  });
  return [words, ...here.map(({ name }) => name)].join('; ');
}

const isIn = (
  form: TheaterDesk['form'],
  draft: TheaterDesk['draft'],
  id: string,
  hex: Axial,
): boolean => form.places(draft).some((it) => it.id === id && sameHex(it.hex, hex));

const Brushes = ({ desk: { brush, size, hold } }: MapProps) => (
  <BrushBar
    {...{ brush, size, hold }}
    brushes={THEATER_BRUSHES.map((it) => ({
      ...{ brush: it, label: chartFieldText(`brush.${it}`), paints: it !== 'hand' },
    }))}
  />
);

const PICKED_SHARE = 0.95;

const PickedHex = ({ hex }: { hex: Axial | null }) =>
  hex && <path className="editor-hex" d={FLAT.hexPath(hex, PICKED_SHARE)} />;

/** Hexes in which something is wrong, with what that is. */
function Faulty({ desk }: MapProps) {
  const marks = new Map<string, HexMark>();
  for (const { path, expected, found } of desk.editing.faults) {
    const hex = hexInTheater(desk, path);
    if (!hex || marks.has(hexKey(hex))) continue;
    const label = chartFieldText('wrongHere', { expected, found });
    marks.set(hexKey(hex), { hex, kind: 'blocked', label });
  }
  return <Marks marks={[...marks.values()]} occupied={NOBODY} />;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Where the list of faults leads on the chart. */
function useJump(desk: TheaterDesk, handle: RefObject<MapHandle | null>): void {
  const { goal } = desk.editing;
  const latest = useRef(desk);
  latest.current = desk;
  useEffect(() => {
    const hex = goal && hexInTheater(latest.current, goal.path);
    if (!hex) return;
    latest.current.pickHex(hex);
    handle.current?.centerOn(hex);
  }, [goal, handle]);
}
