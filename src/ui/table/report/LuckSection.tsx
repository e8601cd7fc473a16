import type { Side } from '../../../rules/core';
import { Rich } from '../../i18n/Rich';
import { afterActionText } from '../../i18n/report';
import { ReportSection } from './AfterAction';
import { Figure } from './Figure';
import { LuckPlot, luckHeight } from './LuckPlot';
import { decimal, type Luck, luckName, luckSentence } from './luck';
import { ReportTable } from './ReportTable';

interface LuckProps {
  luck: readonly Luck[];
  sideName: (side: Side) => string;
}

/** The luck of both sides' dice: in a sentence each, drawn, and in figures. */
export function LuckSection({ luck, sideName }: LuckProps) {
  if (luck.length === 0) return null;
  const whole = luck.filter(({ side }, i) => luck.findIndex((it) => it.side === side) === i);
  const rows = luck.map((it) => ({ luck: it, name: luckName(it, sideName) }));
  return (
    <ReportSection id="luck" title={afterActionText('luck')}>
      <ul className="report-luck">
        {whole.map((it) => (
          <li key={it.side} data-side={it.side}>
            <Rich
              text={afterActionText('luckOf', { side: sideName(it.side), luck: luckSentence(it) })}
              parts={[(words) => <b className="of-side">{words}</b>]}
            />
          </li>
        ))}
      </ul>
      <Figure
        title={afterActionText('luckTitle')}
        desc={rows
          .map((it) =>
            afterActionText('luckOfPlain', { side: it.name, luck: luckSentence(it.luck) }),
          )
          .join(' ')}
        draw={(width) => ({
          height: luckHeight(rows.length),
          drawing: <LuckPlot width={width} rows={rows} />,
        })}
      >
        <LuckTable luck={luck} sideName={sideName} />
      </Figure>
      <p className="hint">{afterActionText('luckHint')}</p>
    </ReportSection>
  );
}

/** The dice of both sides in figures. */
const LuckTable = ({ luck, sideName }: LuckProps) => (
  <ReportTable
    caption={afterActionText('luck')}
    heads={[
      afterActionText('whose'),
      afterActionText('dice'),
      afterActionText('averageHits'),
      afterActionText('error'),
      afterActionText('hits'),
      afterActionText('errorsFrom'),
    ]}
  >
    <tbody>
      {luck.map((it) => (
        <tr key={`${it.side} ${it.kind}`} data-side={it.side}>
          <th scope="row">{luckName(it, sideName)}</th>
          <td>{it.dice}</td>
          <td>{decimal(it.expected)}</td>
          <td>{decimal(it.error)}</td>
          <td>{it.hits}</td>
          <td>{decimal(it.deviation)}</td>
        </tr>
      ))}
    </tbody>
  </ReportTable>
);
