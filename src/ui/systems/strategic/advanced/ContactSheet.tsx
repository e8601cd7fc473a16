import type { Contact } from '../../../../rules/strategic/query';
import { contactName } from '../../../../words/strategic/common/contactName';
import { contactWords } from '../../../../words/strategic/common/contactWords';
import { facingName } from '../../../../words/strategic/common/courses';
import { degreesText } from '../../../../words/strategic/common/degrees';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicChartText } from '../../../../words/strategic/texts/chart';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import '../sheets/sheets.css';

/** [ST-11.12] A report in full: where, when, what, how good, and who made it. */
export function ContactSheet({ contact }: { contact: Contact }) {
  const desk = useDesk();
  const { view, names, legal, give, side } = desk;
  const { id, turn, hex, spotter, by, quality } = contact;
  const age = view.turn - turn;
  const drop = legal.find((order) => order.kind === 'dropContact' && order.contact === id);
  const { map } = view.scenario;
  const facts: [string, string][] = [
    [strategicChartText('report.what'), contactWords(contact).long],
    [strategicChartText('report.where'), map ? degreesText(map, hex) : ''],
    [
      strategicChartText('report.when'),
      age <= 0
        ? strategicChartText('report.now')
        : strategicChartText('report.turnsAgo', { count: age }),
    ],
    ...(quality
      ? [
          [strategicChartText('report.quality'), strategicChartText(`quality.${quality}`)] as [
            string,
            string,
          ],
        ]
      : []),
    [strategicChartText('report.spotter'), names.any(spotter)],
    [strategicChartText('report.means'), strategicChartText(`means.${by}`)],
    ...courseOf(contact),
  ];
  return (
    <article className="unit-sheet contact-sheet" data-side={side === 'allies' ? 'axis' : 'allies'}>
      <h3>{contactName(desk, contact)}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ClassList contact={contact} />
      <p className="hint">
        {strategicChartText('report.hint')} <RuleLink system="strategic" rule="ST-11.12" />
      </p>
      {drop && (
        <button type="button" className="button small" onClick={() => give(drop)}>
          {strategicChartText('report.drop')}
        </button>
      )}
    </article>
  );
}

function courseOf({ types }: Contact): [string, string][] {
  if (types.kind !== 'classes') return [];
  const course = types.course ? facingName(types.course) : strategicChartText('report.stopped');
  return [[strategicChartText('report.course'), course]];
}

function ClassList({ contact: { types } }: { contact: Contact }) {
  if (types.kind !== 'classes') return null;
  return (
    <ul>
      {types.ships.map(({ type, class: of, state }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ships of a report have no other name
        <li key={at}>
          {strategicChartText('report.state', {
            ...{ type, class: of },
            state: strategicBoardText(`state.${state}`),
          })}
        </li>
      ))}
    </ul>
  );
}
