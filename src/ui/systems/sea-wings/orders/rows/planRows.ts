import { boxCounts, type Formation, formationsOf } from '../../../../../rules/sea-wings/query';
import { listed } from '../../../../../words/core/say';
import { wingsDeckText } from '../../../../../words/sea-wings/texts/deck';
import { wingsFormsText } from '../../../../../words/sea-wings/texts/forms';
import { searchedBy } from '../../chart/overlays';
import { type Column, chipsIn } from '../../deck/boxes';
import { type Desk, ownForce } from '../../desk/desk';
import type { Row, Sheet } from './row';

/** What a plan may hold, the weightiest first. */
const PLANNED: readonly Column[] = ['strike', 'search', 'cap', 'ready'];

/** [WG-6.19, WG-6.26] All strikes, searches and patrols of the turn, before they are sealed. */
export function planSheet(desk: Desk): Sheet | undefined {
  const force = desk.view.step.kind === 'airPlans' ? ownForce(desk) : undefined;
  const formations = force ? formationsOf(force) : [];
  const rows = PLANNED.flatMap((column) =>
    formations.flatMap((formation) => rowsOf(desk, formation, column)),
  );
  if (rows.length === 0) return undefined;
  const counts = PLANNED.flatMap((column) => countIn(formations, column));
  return { title: wingsFormsText('plans', { what: listed(counts) }), isFolded: true, rows };
}

/** 'CAP 5', the factors of all formations in a box. */
function countIn(formations: readonly Formation[], column: Column): string[] {
  const count = formations.reduce((sum, it) => sum + boxCounts(it)[column], 0);
  const what = wingsDeckText(`box.${column}`);
  return count > 0 ? [wingsFormsText('plannedHere', { what, count })] : [];
}

function rowsOf(desk: Desk, formation: Formation, column: Column): Row[] {
  const chips = chipsIn(desk, formation, column);
  if (chips.length === 0) return [];
  const { id } = formation;
  const back = desk.legal.filter((it) => it.kind === 'standDown' && it.formation === id);
  return [
    {
      key: `${id} ${column}`,
      what: `${wingsDeckText(`box.${column}`)}: ${desk.names.formation(id)}`,
      note: [
        ...chips.map(({ factors, title }) =>
          title.startsWith(`${factors} `) ? title : `${factors}: ${title}`,
        ),
        ...(column === 'search'
          ? [wingsFormsText('covers', { count: searchedBy(desk, [formation]).length })]
          : []),
      ].join('; '),
      choices: back.length > 0 ? [{ label: wingsFormsText('takeBack'), orders: back }] : [],
    },
  ];
}
