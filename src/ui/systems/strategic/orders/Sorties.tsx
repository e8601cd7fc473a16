import type { ReactNode } from 'react';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { otherWays, sortieOrder } from '../desk/assign';
import { useDesk } from '../desk/desk';
import type { Sortie } from '../desk/squadrons';
import { StrikeOdds } from './StrikeOdds';

/** [ST-7.2] Squadrons assigned to search. */
export function SearchList() {
  const { sorties } = useDesk();
  const own = sorties.filter(({ mission }) => mission === 'search');
  return <SortieGroup title={strategicOrdersText('searching')} sorties={own} />;
}

/** [ST-7.3] Patrols by what they fly over. */
export function CapList() {
  const { sorties, names } = useDesk();
  const own = sorties.filter(({ mission }) => mission === 'cap');
  const over = [...new Set(own.map(({ target }) => target ?? ''))];
  if (over.length === 0)
    return <SortieGroup title={strategicOrdersText('patrolling')} sorties={[]} />;
  return over.map((id) => (
    <SortieGroup
      key={id}
      title={strategicOrdersText('patrolOver', { target: names.target(id) })}
      sorties={own.filter(({ target }) => target === id)}
    />
  ));
}

/** [ST-7.8] Strikes by target, with totals. */
export function StrikeList() {
  const { sorties, names } = useDesk();
  const own = sorties.filter(({ mission }) => mission === 'strike' || mission === 'escort');
  const targets = [...new Set(own.map(({ target }) => target ?? ''))];
  if (targets.length === 0)
    return <SortieGroup title={strategicOrdersText('striking')} sorties={[]} />;
  return targets.map((id) => {
    const strike = own.filter(({ target }) => target === id);
    return (
      <SortieGroup
        key={id}
        title={strategicOrdersText('strikeAt', { target: names.target(id) })}
        sorties={strike}
      >
        <StrikeOdds sorties={strike} />
      </SortieGroup>
    );
  });
}

interface SortieGroupProps {
  title: string;
  sorties: readonly Sortie[];
  children?: ReactNode;
}

function SortieGroup({ title, sorties, children }: SortieGroupProps) {
  const steps = sorties.reduce((sum, it) => sum + it.steps, 0);
  return (
    <section className="sortie-group">
      <h3>
        {title} {steps > 0 && <small>{strategicBoardText('stepsCount', { count: steps })}</small>}
      </h3>
      {sorties.length === 0 ? (
        <p className="hint">{strategicOrdersText('noneYet')}</p>
      ) : (
        <ul className="sorties">
          {sorties.map((sortie) => (
            <SortieRow
              key={`${sortie.squadron} ${sortie.mission} ${sortie.weapon}`}
              sortie={sortie}
            />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** A squadron on a mission: what it carries, other ways, and back to the hangar. */
function SortieRow({ sortie }: { sortie: Sortie }) {
  const desk = useDesk();
  const { names, give } = desk;
  const { squadron, steps, mission, weapon } = sortie;
  const back = sortieOrder({ ...sortie, steps: 0 });
  return (
    <li className="sortie">
      <i className="step-mark" data-mission={mission} aria-hidden="true" />
      <span className="sortie-name">
        <b>{steps}</b> {names.squadronOf(squadron)}
        {(mission === 'escort' || weapon) && (
          <small>{strategicBoardText(weapon ? `weapon.${weapon}` : 'mission.escort')}</small>
        )}
      </span>
      {otherWays(desk, sortie).map((way) => (
        <button
          key={`${way.mission} ${way.weapon}`}
          type="button"
          className="button small quiet"
          onClick={() => give(back, sortieOrder(way))}
        >
          {strategicOrdersText(`instead.${way.weapon ?? 'escort'}`)}
        </button>
      ))}
      <button
        type="button"
        className="sortie-back"
        aria-label={strategicOrdersText('callBack', { squadron: names.squadronOf(squadron) })}
        onClick={() => give(back)}
      >
        ×
      </button>
    </li>
  );
}
