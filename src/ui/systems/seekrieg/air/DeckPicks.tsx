import { useState } from 'react';
import type { Order } from '../../../../rules/seekrieg';
import { type AirBase, type AircraftCount, cardNamed } from '../../../../rules/seekrieg/query';
import { refusalText } from '../../../../words/seekrieg/common/refusal';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { loadText } from './loadText';

/** Aircraft of one kind aboard: on deck with a load, or in the hangar. */
interface Pile extends AircraftCount {
  key: string;
  place: 'deck' | 'hangar';
}

const pilesOf = ({ deck, hangar }: AirBase): Pile[] =>
  (['deck', 'hangar'] as const).flatMap((place) =>
    (place === 'deck' ? deck : hangar).map((row) => ({
      ...row,
      ...{ place, key: `${place}/${row.aircraft}/${row.load}` },
    })),
  );

/** [SK-20.15 to SK-20.18, SK-20.27] Aircraft picked one by one, and what can be done with them. */
export function DeckPicks({ base }: { base: AirBase }) {
  const [picked, pick] = useState<Readonly<Record<string, number>>>({});
  const [loads, load] = useState<Readonly<Record<string, number>>>({});
  const piles = pilesOf(base);
  const chosen = piles.flatMap((pile) => {
    const count = Math.min(pile.count, picked[pile.key] ?? 0);
    return count > 0 ? [{ ...pile, count, load: loads[pile.key] ?? pile.load }] : [];
  });
  return (
    <details className="fleet-torpedoes">
      <summary>{seekriegAirText('pick')}</summary>
      <div className="fleet-choices">
        {piles.map((pile) => (
          <PileRow
            key={pile.key}
            pile={pile}
            count={Math.min(pile.count, picked[pile.key] ?? 0)}
            load={loads[pile.key] ?? pile.load}
            onCount={(count) => pick({ ...picked, [pile.key]: count })}
            onLoad={(next) => load({ ...loads, [pile.key]: next })}
          />
        ))}
        <PickOrders base={base} chosen={chosen} done={() => pick({})} />
      </div>
    </details>
  );
}

interface PileProps {
  pile: Pile;
  count: number;
  load: number;
  onCount: (count: number) => void;
  onLoad: (load: number) => void;
}

function PileRow({ pile, count, load, onCount, onLoad }: PileProps) {
  const { names } = useDesk();
  const { place, aircraft, count: most } = pile;
  const loads = cardNamed(aircraft)?.loads ?? [];
  const name = seekriegAirText(`pile.${place}`, { aircraft: names.aircraft(aircraft) });
  return (
    <div className="sk-weapon">
      <label className="fleet-speed">
        <span>{name}</span>
        <input
          type="range"
          min={0}
          max={most}
          value={count}
          onChange={({ target }) => onCount(target.valueAsNumber)}
        />
        <output>{seekriegAirText('of', { count, most })}</output>
      </label>
      {loads.length > 1 && (
        <select
          className="field"
          aria-label={seekriegAirText('loadOf', { what: name })}
          value={load}
          onChange={({ target }) => onLoad(Number(target.value))}
        >
          {loads.map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: loads are known by their number
            <option key={at} value={at}>
              {loadText(it)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

interface OrdersProps {
  base: AirBase;
  chosen: readonly Pile[];
  done: () => void;
}

/** What can be done with what is picked; what the rules refuse is off, and its reason stands below. */
function PickOrders({ base, chosen, done }: OrdersProps) {
  const { give, whyNot, names } = useDesk();
  if (chosen.length === 0) return <p className="hint">{seekriegAirText('pickHint')}</p>;
  const choices = ordersWith(base, chosen).map((it) => ({ ...it, why: whyNot(it.order) }));
  const [refused] = choices.filter(({ why }) => why);
  const isAllOff = choices.every(({ why }) => why);
  return (
    <>
      <div className="sk-ordered">
        {choices.map(({ key, order, why }) => (
          <button
            key={key}
            type="button"
            className="button small"
            disabled={why !== undefined}
            onClick={() => {
              if (give(order)) done();
            }}
          >
            {seekriegAirText(`with.${key}`)}
          </button>
        ))}
      </div>
      {isAllOff && refused?.why && (
        <small>
          {refusalText(refused.why, names)} <RuleLink system="seekrieg" rule={refused.why.rule} />
        </small>
      )}
    </>
  );
}

type With = 'launch' | 'arm' | 'rearm' | 'deck';

/** Orders for what is picked: those on deck take off or change their load, those in the hangar are armed. */
function ordersWith(base: AirBase, chosen: readonly Pile[]): { key: With; order: Order }[] {
  const of = (place: Pile['place']): AircraftCount[] =>
    chosen
      .filter((it) => it.place === place)
      .map(({ aircraft, count, load }) => ({ aircraft, count, load }));
  const [deck, hangar] = [of('deck'), of('hangar')];
  const task = (key: 'launch' | 'arm' | 'rearm', aircraft: AircraftCount[]) => ({
    key,
    order: { kind: 'carrier', base: base.id, task: key, aircraft } as const,
  });
  return [
    ...(deck.length > 0 && hangar.length === 0 ? [task('launch', deck), task('rearm', deck)] : []),
    ...(hangar.length > 0 && deck.length === 0 ? [task('arm', hangar)] : []),
    { key: 'deck', order: { kind: 'deck', base: base.id, aircraft: [...deck, ...hangar] } },
  ];
}
