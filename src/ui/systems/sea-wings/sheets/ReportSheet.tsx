import type { Knowledge } from '../../../../rules/sea-wings/query';
import { reportedText } from '../../../../words/sea-wings/common/reported';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import { useDesk } from '../desk/desk';
import { HitsTold } from './HitsTold';

/** [WG-17.12, WG-24.12, WG-24.27] What is known of an enemy marker or base. */
export function ReportSheet({ id }: { id: string }) {
  const { view, side, names } = useDesk();
  const base = view.scenario.bases.find((it) => it.id === id);
  const known = view.known[side];
  const marker = known?.markers.find((it) => it.id === id);
  if (base)
    return (
      <section className="marker-sheet" data-side={base.side} aria-label={base.name}>
        <h3>{base.name}</h3>
        <p>{wingsSheetText(`base.${base.type}`)}</p>
        <HitsTold hits={hitsAmong(known, [id])} nameOf={() => base.name} />
      </section>
    );
  if (!known || !marker) return null;
  const reports = known.reports.filter(({ number }) => number === marker.number);
  const seen = known.notebook.filter(({ number }) => number === marker.number).at(-1);
  return (
    <section className="marker-sheet" data-side={side} aria-label={names.marker(id)}>
      <h3>{names.marker(id)}</h3>
      {reports.length === 0 && !seen && <p className="hint">{wingsSheetText('nothing')}</p>}
      <ul>
        {reports.toReversed().map((report, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker may be reported twice in a turn, in the same words
          <li key={reports.length - at}>
            <b>{wingsSheetText('turn', { turn: report.turn })}</b> {reportedText(report)}
          </li>
        ))}
      </ul>
      {seen && <ShipsMet seen={seen} known={known} />}
    </section>
  );
}

/** [WG-24.12, WG-13.32] The ships that were found in it, what hit them, and those that are known to be lost. */
function ShipsMet({ seen, known }: { seen: Knowledge['notebook'][number]; known: Knowledge }) {
  const { names } = useDesk();
  const listed = (ships: readonly string[]): string => ships.map(names.ship).join(', ');
  const lost = seen.ships.filter((it) => known.lost.includes(it));
  return (
    <>
      <p>
        <b>{wingsSheetText('met', { turn: seen.turn })}</b> {listed(seen.ships)}
      </p>
      <HitsTold hits={hitsAmong(known, seen.ships)} nameOf={names.ship} />
      {lost.length > 0 && <p>{wingsSheetText('lost', { ships: listed(lost) })}</p>}
    </>
  );
}

const hitsAmong = (known: Knowledge | undefined, ids: readonly string[]): Knowledge['hitsTold'] =>
  known?.hitsTold.filter(({ at }) => ids.includes(at)) ?? [];
