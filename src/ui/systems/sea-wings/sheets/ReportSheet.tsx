import { reportedText } from '../../../../words/sea-wings/common/reported';
import { wingsSheetText } from '../../../../words/sea-wings/texts/sheet';
import { useDesk } from '../desk/desk';

/** [WG-17.12, WG-24.12] What is known of an enemy marker or base. */
export function ReportSheet({ id }: { id: string }) {
  const { view, side, names } = useDesk();
  const base = view.scenario.bases.find((it) => it.id === id);
  const known = view.known[side];
  const marker = known?.markers.find((it) => it.id === id);
  if (base)
    return (
      <section className="report-sheet" data-side={base.side} aria-label={base.name}>
        <h3>{base.name}</h3>
        <p>{wingsSheetText(`base.${base.type}`)}</p>
      </section>
    );
  if (!known || !marker) return null;
  const reports = known.reports.filter(({ number }) => number === marker.number);
  const seen = known.notebook.filter(({ number }) => number === marker.number).at(-1);
  return (
    <section className="report-sheet" data-side={side} aria-label={names.marker(id)}>
      <h3>{names.marker(id)}</h3>
      {reports.length === 0 && !seen && <p className="hint">{wingsSheetText('nothing')}</p>}
      <ul>
        {reports.toReversed().map((report) => (
          <li key={`${report.turn} ${report.marker}`}>
            <b>{wingsSheetText('turn', { turn: report.turn })}</b> {reportedText(report)}
          </li>
        ))}
      </ul>
      {seen && (
        <p>
          <b>{wingsSheetText('met', { turn: seen.turn })}</b>{' '}
          {seen.ships.map(names.ship).join(', ')}
        </p>
      )}
    </section>
  );
}
