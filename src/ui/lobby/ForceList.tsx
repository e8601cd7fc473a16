import type { ReactNode } from 'react';
import type { ClassPlan } from '../../scenario/prepared';
import { lobbyText } from '../i18n/lobby';
import type { HullType } from '../ships/hullForm';
import { ShipPicture } from '../ships/ShipFigure';
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
  /** 'Wildcat 27, Dauntless 36' */
  aircraft: string;
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
  aircraft: string;
}

interface ForceListProps {
  forces: readonly ListedForce[];
  bases: readonly ListedBase[];
  plans: readonly ClassPlan[];
  /** All ships of both sides, which are drawn to one scale. */
  all: readonly ListedShip[];
}

/** The forces of a side: ships of one class together under her drawing, each with what flies from her; then bases. */
export function ForceList({ forces, bases, plans, all }: ForceListProps) {
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
              <Sisters key={sisters[0]?.id} {...{ sisters, plans, ofFeet }} />
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
}

function Sisters({ sisters, plans, ofFeet }: SistersProps) {
  const [first] = sisters;
  if (!first) return null;
  const drawing = drawingOf(plans, first);
  return (
    <li className="sisters">
      {drawing && <ShipPicture {...drawing} ofFeet={ofFeet} />}
      <span className="type-mark">{first.mark}</span>
      <ul className="sister-names">{sisters.map(named)}</ul>
    </li>
  );
}

/** A ship or base with its aircraft. */
const named = ({ id, name, aircraft }: ListedBase): ReactNode => (
  <li key={id}>
    <b>{name}</b>
    {aircraft && <small>{aircraft}</small>}
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
