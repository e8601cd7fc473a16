import { Link } from 'wouter';
import type { AircraftFile, AircraftRecord } from '../../scenario/records/aircraftSchema';
import { figure } from '../../words/core/say';
import { Page } from '../frame/Page';
import { SHIPS_PATH } from '../frame/paths';
import { almanacText } from '../i18n/almanac';
import { Ensign } from '../ships/Ensign';
import { roughDateText } from './figures';
import { useAircraft } from './lazyShips';
import { Provenance } from './Provenance';
import './almanac.css';

/** All aircraft, nation by nation. */
export const AircraftPage = () => (
  <Page title={almanacText('aircraft')} lead={almanacText('aircraftLead')}>
    <p>
      <Link href={SHIPS_PATH}>{almanacText('allShips')}</Link>
    </p>
    {useAircraft().map((file) => (
      <NationPart key={file.nation} file={file} />
    ))}
  </Page>
);

const NationPart = ({ file: { nation, aircraft } }: { file: AircraftFile }) => (
  <section className="almanac-navy" aria-labelledby={`air-${nation}`}>
    <h2 id={`air-${nation}`}>
      <Ensign nation={nation} width={30} /> {almanacText(`nation.${nation as 'japan'}`)}
    </h2>
    <ul className="almanac-aircraft">
      {aircraft.map((it) => (
        <Aircraft key={it.id} aircraft={it} />
      ))}
    </ul>
  </section>
);

/** A count, a caliber and its unit stay on one line. */
const gunsText = (guns: string): string =>
  guns.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm');

function Aircraft({ aircraft: it }: { aircraft: AircraftRecord }) {
  const rows = [
    ['from', roughDateText(it.inService.from)],
    ['speed', almanacText('knots', { knots: figure(it.maxKnots) })],
    ['range', almanacText('miles', { miles: figure(it.rangeNauticalMiles) })],
    ['load', loadText(it)],
    ['guns', gunsText(it.guns)],
    ['engines', figure(it.engines)],
  ] as const;
  return (
    <li>
      <h3>
        {it.name} <small>{almanacText(`aircraft.${it.type}`)}</small>
      </h3>
      <dl className="almanac-air">
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>{almanacText(`air.${key}`)}</dt>
            <dd lang={key === 'guns' ? 'en' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{almanacText('sources')}</summary>
        <Provenance record={it} />
      </details>
    </li>
  );
}

/** '500 lb, torpedo, radar' */
function loadText({ loadPounds, torpedo, huntsSubmarines, radar }: AircraftRecord): string {
  const facts = [
    loadPounds > 0 && almanacText('pounds', { pounds: figure(loadPounds) }),
    torpedo && almanacText('air.torpedo'),
    huntsSubmarines && almanacText('air.asw'),
    radar && almanacText('air.radar'),
  ];
  return facts.filter(Boolean).join(', ') || almanacText('none');
}
