import { useMemo } from 'react';
import { type Axial, sameHex } from '../../../hex';
import { theaterEditorText } from '../../i18n/theaterEditor';
import { EditorChart } from './EditorChart';
import { chartDeskOf, type TheaterDesk } from './theaterDesk';
import { hexInTheater } from './theaterWhere';

interface MapProps {
  desk: TheaterDesk;
}

/** The chart of an operation: forces and bases are dragged, land is painted. */
export function TheaterEditorMap({ desk }: MapProps) {
  const { kit, draft, editing } = desk;
  const { registry } = editing;
  const pins = useMemo(() => kit.pinsOf(draft, registry), [kit, draft, registry]);
  return (
    <EditorChart
      desk={chartDeskOf(desk)}
      chart={useChart(desk)}
      pins={pins}
      isNight={kit.isNight(draft)}
      title={draft.title}
      say={(hex) => sayIn(desk, hex)}
      editing={editing}
      hexOf={(path) => hexInTheater(desk, path)}
    />
  );
}

/** The same chart until what is drawn of it changes. */
function useChart({ kit, draft, land }: TheaterDesk) {
  const key = JSON.stringify(kit.drawn(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures are the same chart
  return useMemo(() => kit.chartOf(draft, land), [kit, key, land]);
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
