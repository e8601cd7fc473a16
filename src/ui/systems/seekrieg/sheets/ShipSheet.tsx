import type { ReactNode } from 'react';
import { presentMaximum, type Ship } from '../../../../rules/seekrieg/query';
import { percent } from '../../../../words/core/chance';
import { figure } from '../../../../words/core/say';
import { criticalText } from '../../../../words/seekrieg/common/critical';
import { inchesText } from '../../../../words/seekrieg/common/words';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { numbered } from '../../../controls/numbered';
import { RuleLink } from '../../../rules/RuleLink';
import { ShipPicture } from '../../../ships/ShipFigure';
import type { Silhouette } from '../../../ships/silhouette';
import { useDesk } from '../desk/desk';
import { hullOf } from '../desk/hullOf';
import { DamagePlan } from './DamagePlan';
import { type Damage, damageOf } from './damage';
import { stateOf, stateText, troublesOf } from './state';
import { Weapons } from './Weapons';
import '../../../tacticalSea/shipSheet.css';
import './sheet.css';

interface ShipSheetProps {
  ship: Ship;
  record?: Silhouette | undefined;
}

/** [SK-33.1] A ship's data sheet with her damage; an enemy's with what is known of her. */
export function ShipSheet({ ship, record }: ShipSheetProps) {
  const { view, names } = useDesk();
  const critical = (ship.condition?.effects ?? []).map((effect) => {
    const what = criticalText(names, effect.cd, { ship: ship.id, ...effect });
    return effect.turnsLeft === null
      ? what
      : seekriegSheetText('forTurns', { what, count: effect.turnsLeft });
  });
  return (
    <DataSheet
      {...{ ship, record }}
      damage={damageOf(view, ship)}
      knots={ship.condition ? presentMaximum(view, ship) : ship.sheet.speedKnots}
      troubles={[...troublesOf(view, ship), ...critical]}
    >
      {!ship.condition && (
        <p className="fa-secret">
          {seekriegSheetText('asBuilt', { count: ship.hitsSeen })}{' '}
          <RuleLink system="seekrieg" rule="SK-5.11" />
        </p>
      )}
    </DataSheet>
  );
}

interface DataSheetProps extends ShipSheetProps {
  /** By place; `null` where her log is not known. */
  damage: Damage | null;
  /** What she makes now. */
  knots: number;
  /** Fires, flooding and critical damage in words. */
  troubles: readonly string[];
  /** Below the sheet. */
  children?: ReactNode;
}

/** [SK-33.1] A data sheet as it is printed, with what is known of her damage. */
export function DataSheet({ ship, record, damage, knots, troubles, children }: DataSheetProps) {
  const type = hullOf(ship.sheet);
  return (
    <article
      className="fa-sheet"
      data-side={ship.side}
      data-state={stateOf(ship)}
      aria-label={seekriegSheetText('sheetOf', { ship: ship.sheet.name })}
    >
      <Head ship={ship} />
      {type && (
        <div className="fa-plan">
          {damage ? (
            <DamagePlan {...{ ship, damage, type, record }} />
          ) : (
            <ShipPicture type={type} record={record} />
          )}
        </div>
      )}
      <Troubles troubles={troubles} />
      <div className="fa-columns">
        <div className="fa-hull">
          <Hull ship={ship} />
          <Values ship={ship} knots={knots} />
          <ArmorRow ship={ship} />
        </div>
        <div className="fa-arms">
          <Weapons ship={ship} />
        </div>
      </div>
      {children}
    </article>
  );
}

const Head = ({ ship }: { ship: Ship }) => (
  <header className="fa-sheet-head">
    <span className="type-mark" title={seekriegSheetText(`type.${ship.sheet.type}`)}>
      {ship.sheet.type === 'other' ? '–' : ship.sheet.type}
    </span>
    <h3>{ship.sheet.name}</h3>
    <em className="fa-state">{stateText(ship)}</em>
    <small>
      <span>{seekriegSheetText('tons', { tons: ship.sheet.displacementTons })}</span>
      {ship.sheet.completed > 0 && (
        <span>{seekriegSheetText('completed', { year: String(ship.sheet.completed) })}</span>
      )}
    </small>
  </header>
);

function Troubles({ troubles }: Pick<DataSheetProps, 'troubles'>) {
  if (troubles.length === 0) return null;
  return (
    <ul className="fa-troubles">
      {numbered(troubles).map(({ key, of }) => (
        <li key={key} className="ill">
          {of}
        </li>
      ))}
    </ul>
  );
}

/** [SK-1.8] Damage points received of her own, as a bar. */
function Hull({ ship: { sheet, condition } }: { ship: Ship }) {
  const damage = condition?.damage;
  return (
    <div className="sk-hull">
      <span>
        {damage === undefined
          ? seekriegSheetText('dpAll', { dp: sheet.dp })
          : seekriegSheetText('dp', { damage, dp: sheet.dp })}
      </span>
      {damage !== undefined && (
        <span className="sk-hull-bar">
          <i style={{ width: percent(Math.min(1, damage / sheet.dp)).replace('<', '') }} />
        </span>
      )}
    </div>
  );
}

/** Speed, fire control, radar and gear; what damage has changed stands beside what was built. */
function Values({ ship: { sheet, condition }, knots }: Pick<DataSheetProps, 'ship' | 'knots'>) {
  const rows: [string, string | number, string | number][] = [
    [seekriegSheetText('speed'), sheet.speedKnots, knots],
    [seekriegSheetText('fireControl'), sheet.fireControl, sheet.fireControl],
    [
      seekriegSheetText('radar'),
      sheet.fireControlRadar,
      condition?.losses.fireControlRadar ? 0 : sheet.fireControlRadar,
    ],
    [seekriegSheetText('control'), sheet.dco, condition?.dcoLeft ?? sheet.dco],
  ];
  return (
    <dl className="fa-values">
      {rows.map(([name, built, at]) => (
        <div key={name} data-changed={at !== built || undefined}>
          <dt>{name}</dt>
          <dd>
            {at !== built && <s aria-hidden="true">{figure(Number(built))}</s>}
            {figure(Number(at))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PLATES = ['belt', 'deck', 'conningTower', 'turret', 'flightDeck', 'hangar'] as const;

/** Inches of armor are drawn this many pixels thick. */
const PIXELS_AN_INCH = 0.55;

/** [SK-12.14] Armor as plates of their thickness. */
function ArmorRow({ ship: { sheet } }: { ship: Ship }) {
  const { armor } = sheet;
  const plates = PLATES.filter((plate) => armor[plate] > 0);
  if (plates.length === 0) return <p className="fa-unarmored">{seekriegSheetText('unarmored')}</p>;
  return (
    <dl className="fa-armor" aria-label={seekriegSheetText('armor', { type: armor.type })}>
      {plates.map((plate) => (
        <div key={plate} style={{ borderBottomWidth: `${1 + armor[plate] * PIXELS_AN_INCH}px` }}>
          <dt>{seekriegSheetText(`plate.${plate}`)}</dt>
          <dd>{inchesText(armor[plate])}″</dd>
        </div>
      ))}
    </dl>
  );
}
