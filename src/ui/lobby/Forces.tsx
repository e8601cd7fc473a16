import { Suspense } from 'react';
import { SIDES, type Side } from '../../rules/core';
import type { PreparedScenario } from '../../scenario/prepared';
import { uiOf } from '../systems/registry';
import { Flag } from './Flag';

/** Both forces side by side, as their system shows them. */
export function Forces({ loaded }: { loaded: PreparedScenario }) {
  const { card } = loaded;
  const Own = uiOf(loaded.system).lobby.Forces?.Page;
  return (
    <div className="forces">
      {SIDES.map((side) => (
        <section key={side} className="force" data-side={side}>
          <h3>
            <Flag card={card} side={side} /> {card.sides[side].name}
          </h3>
          <Suspense>
            {Own ? <Own loaded={loaded} side={side} /> : <ListedForce {...{ card, side }} />}
          </Suspense>
        </section>
      ))}
    </div>
  );
}

/** What the card of a scenario tells of a side's forces. */
const ListedForce = ({ card, side }: { card: PreparedScenario['card']; side: Side }) =>
  card.forces[side].map(({ name, commander, ships }) => (
    <section key={name} className="task-force">
      <h4>
        {name}
        {commander && <small>{commander}</small>}
      </h4>
      <ul className="sister-names">
        {ships.map((ship) => (
          <li key={ship.id}>
            <b>{ship.name}</b>
            {ship.captain && <small>{ship.captain}</small>}
          </li>
        ))}
      </ul>
    </section>
  ));
