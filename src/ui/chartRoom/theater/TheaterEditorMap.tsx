import { useMemo } from 'react';
import { type Axial, sameHex } from '../../../hex';
import type { TheaterChart } from '../../chart/theater';
import type { Point } from '../../hexmap/geometry/points';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { EditorChart } from './EditorChart';
import { chartDeskOf, type TheaterDesk } from './theaterDesk';
import { hexInTheater } from './theaterWhere';

interface MapProps {
  desk: TheaterDesk;
  chart: TheaterChart;
  coasts: readonly (readonly Point[])[];
}

/** The chart of an operation: forces and bases are dragged, land is painted. */
export function TheaterEditorMap({ desk, chart, coasts }: MapProps) {
  const { kit, draft, editing } = desk;
  const { registry } = editing;
  const pins = useMemo(() => kit.pinsOf(draft, registry), [kit, draft, registry]);
  return (
    <EditorChart
      desk={chartDeskOf(desk)}
      {...{ chart, coasts }}
      pins={pins}
      isNight={kit.isNight(draft)}
      title={draft.title}
      say={(hex) => sayIn(desk, hex)}
      editing={editing}
      hexOf={(path) => hexInTheater(desk, path)}
    />
  );
}

/** What is in a hex, in words. */
function sayIn({ kit, form, draft, land }: TheaterDesk, hex: Axial): string {
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
