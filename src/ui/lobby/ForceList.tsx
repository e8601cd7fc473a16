import type { ReactNode } from 'react';
import type { ClassPlan } from '../../scenario/prepared';
import { lobbyText } from '../i18n/lobby';
import type { HullType } from '../ships/hullForm';
import { ShipPicture } from '../ships/ShipFigure';
import { ShipLink } from '../ships/ShipLink';
import { longestFeet } from '../ships/shipPlan';
import type { Silhouette } from '../ships/silhouette';
import { silhouetteOf } from '../ships/silhouetteOf';

/** A ship of a side, as the page of a scenario shows her. */
export interface ListedShip {
  id: string;
  name: string;
  /** What stands before her name. */
  mark: string;
  /** What she is drawn as; there are no drawings of submarines. */
  type: HullType | undefined;
  /** The class by which the registry has her plan. */
  classId: string | undefined;
  /** What is said of her in a line: '27 Wildcat, 36 Dauntless'. */
  note: string;
}

interface ListedForce {
  id: string;
  name: string;
  commander: string | undefined;
  ships: readonly ListedShip[];
}

interface ListedBase {
  id: string;
  name: string;
  note: string;
}

interface ForceListProps {
  forces: readonly ListedForce[];
  bases: readonly ListedBase[];
  plans: readonly ClassPlan[];
  /** All ships of both sides, which are drawn to one scale. */
  all: readonly ListedShip[];
  /** What is read of a ship behind her name, where a system has sheets. */
  sheetOf?: ((id: string) => ReactNode) | undefined;
}

/** The forces of a side: ships of one class together under her drawing, each with what flies from her; then bases. */
export function ForceList({ forces, bases, plans, all, sheetOf }: ForceListProps) {
  const ofFeet = longestFeet(all.flatMap((ship) => drawingOf(plans, ship) ?? []));
  return (
    <>
      {forces.map(({ id, name, commander, ships }) => (
        <section key={id} className="task-force">
          <h4>
            {name}
            {commander && <small>{commander}</small>}
          </h4>
          <ul>
            {sistersIn(ships).map((sisters) => (
              <Sisters key={sisters[0]?.id} {...{ sisters, plans, ofFeet, sheetOf }} />
            ))}
          </ul>
        </section>
      ))}
      {bases.length > 0 && (
        <section className="task-force">
          <h4>{lobbyText('bases')}</h4>
          <ul className="sister-names bases">{bases.map(named)}</ul>
        </section>
      )}
    </>
  );
}

interface SistersProps {
  sisters: readonly ListedShip[];
  plans: readonly ClassPlan[];
  ofFeet: number;
  sheetOf: ForceListProps['sheetOf'];
}

function Sisters({ sisters, plans, ofFeet, sheetOf }: SistersProps) {
  const [first] = sisters;
  if (!first) return null;
  const drawing = drawingOf(plans, first);
  const isRegistered = plans.some(({ id }) => id === first.classId);
  return (
    <li className="sisters">
      {drawing && <ShipPicture {...drawing} ofFeet={ofFeet} />}
      <span className="type-mark">{first.mark}</span>
      <ul className="sister-names" data-sheets={sheetOf !== undefined || undefined}>
        {sisters.map((ship) =>
          sheetOf ? (
            <WithSheet key={ship.id} {...{ ship, sheetOf, isRegistered }} />
          ) : (
            <li key={ship.id}>
              <b>{isRegistered ? <ShipLink id={ship.id}>{ship.name}</ShipLink> : ship.name}</b>
              {ship.note && <small>{unbroken(ship.note)}</small>}
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

/** A ship whose sheet folds out below her name. */
const WithSheet = ({
  ship,
  sheetOf,
  isRegistered,
}: {
  ship: ListedShip;
  sheetOf: NonNullable<ForceListProps['sheetOf']>;
  isRegistered: boolean;
}) => (
  <li>
    <details name="sheet">
      <summary>
        <b>{ship.name}</b>
        {ship.note && <small>{ship.note}</small>}
      </summary>
      {sheetOf(ship.id)}
      {isRegistered && (
        <p>
          <ShipLink id={ship.id}>{lobbyText('registry')}</ShipLink>
        </p>
      )}
    </details>
  </li>
);

/** No line ends inside 'B-17E'. */
const unbroken = (note: string): string => note.replaceAll('-', '\u2011');

/** A base with what is said of it. */
const named = ({ id, name, note }: ListedBase): ReactNode => (
  <li key={id}>
    <b>{name}</b>
    {note && <small>{unbroken(note)}</small>}
  </li>
);

function drawingOf(
  plans: readonly ClassPlan[],
  { type, classId }: ListedShip,
): { type: HullType; record: Silhouette | undefined } | undefined {
  const plan = plans.find(({ id }) => id === classId);
  return type && { type, record: plan && silhouetteOf(plan) };
}

/** Neighbors of one class together. */
function sistersIn(ships: readonly ListedShip[]): ListedShip[][] {
  const groups: ListedShip[][] = [];
  for (const ship of ships) {
    const first = groups.at(-1)?.[0];
    if (first && first.classId === ship.classId && first.mark === ship.mark)
      groups.at(-1)?.push(ship);
    else groups.push([ship]);
  }
  return groups;
}
