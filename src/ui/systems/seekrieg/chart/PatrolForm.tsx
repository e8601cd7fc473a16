import { useState } from 'react';
import { hexKey } from '../../../../hex';
import type { OrderOf } from '../../../../rules/seekrieg';
import { searchOf, tablesOf } from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import { refusalText } from '../../../../words/seekrieg/common/refusal';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { RuleLink } from '../../../rules/RuleLink';
import { mayOrder, ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { Pick } from '../forms/Pick';

type Pattern = OrderOf<'searchPattern'>;

/** [SK-8.15] Aircraft that search: who is out, and one more to send. */
export function PatrolForm() {
  const desk = useDesk();
  const { view, side, names } = desk;
  if (!view.forces[side]?.search) return null;
  const { patrols } = searchOf(view, side);
  if (patrols.length === 0 && !mayOrder(desk, 'searchPattern')) return null;
  return (
    <details className="fleet-torpedoes">
      <summary>{seekriegAirText('searches', { count: patrols.length })}</summary>
      <div className="fleet-choices">
        {patrols.map(({ group, at, shadows, hoursLeft }) => (
          <small key={`${group} ${hexKey(at)} ${shadows}`}>
            {seekriegAirText(shadows ? 'patrol.shadows' : 'patrol.searches', {
              ...{ group: names.group(group), count: hoursLeft, hex: names.hex(at) },
              contact: shadows ? names.ship(shadows) : '',
            })}
          </small>
        ))}
        {mayOrder(desk, 'searchPattern') && <NewPatrol />}
      </div>
    </details>
  );
}

/** Where a search can be flown: over reports of the enemy, and all around. */
function placesOf({ view, side, legal, names }: Desk, group: string) {
  const reports = Object.values(searchOf(view, side).contacts).map(({ id, hex }) => ({
    hex,
    text: seekriegAirText('contactAt', {
      contact: upperFirst(names.ship(id)),
      hex: names.hex(hex),
    }),
  }));
  const around = ordersOf(legal, 'searchPattern')
    .filter((it) => it.group === group)
    .map(({ at }) => ({ hex: at, text: names.hex(at) }));
  const all = new Map([...around, ...reports].map((it) => [hexKey(it.hex), it]));
  return [...all.values()].reverse();
}

function NewPatrol() {
  const desk = useDesk();
  const { legal, names, give, whyNot, view } = desk;
  const groups = [...new Set(ordersOf(legal, 'searchPattern').map(({ group }) => group))];
  const [draft, change] = useState<Partial<Record<'group' | 'place' | 'pattern', string>>>({});
  const group = groups.find((it) => it === draft.group) ?? groups[0] ?? '';
  const places = placesOf(desk, group);
  const place = places.find(({ hex }) => hexKey(hex) === draft.place) ?? places[0];
  const patterns = tablesOf(view).searchPatterns.patterns.map((_, at) => at + 1);
  const orderWith = (pattern: number): Pattern | undefined =>
    place && { kind: 'searchPattern', group, pattern, at: place.hex };
  const flown = patterns.filter((it) => {
    const order = orderWith(it);
    return order && !whyNot(order);
  });
  const pattern = Number(draft.pattern ?? flown[0] ?? 1);
  const order = orderWith(pattern);
  const why = order && whyNot(order);
  const pick = (key: 'group' | 'place' | 'pattern') => (value: string) =>
    change({ ...draft, [key]: value });
  return (
    <>
      <Pick
        label={seekriegAirText('searcher')}
        value={group}
        options={groups.map((it) => ({ value: it, label: searcherText(desk, it) }))}
        onPick={pick('group')}
      />
      <Pick
        label={seekriegAirText('searchAt')}
        value={place ? hexKey(place.hex) : ''}
        options={places.map(({ hex, text }) => ({ value: hexKey(hex), label: text }))}
        onPick={pick('place')}
      />
      <Pick
        label={seekriegAirText('pattern')}
        value={String(pattern)}
        options={patterns.map((it) => ({
          value: String(it),
          label: patternText(view, it),
        }))}
        onPick={pick('pattern')}
      />
      {why ? (
        <small>
          {refusalText(why, names)} <RuleLink system="seekrieg" rule={why.rule} />
        </small>
      ) : (
        <SendButton onPress={() => order && give(order)} />
      )}
    </>
  );
}

const SendButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="button small" onClick={onPress}>
    {seekriegAirText('sendSearch')}
  </button>
);

/** [SK-27.11] A pattern of CHART D2 by its size in nautical miles. */
function patternText(view: Desk['view'], pattern: number): string {
  const shape = tablesOf(view).searchPatterns.patterns[pattern - 1];
  if (!shape) return String(pattern);
  const { shape: kind, squareMiles: _, ...figures } = shape;
  return seekriegAirText(`pattern.${kind}`, figures as never);
}

function searcherText({ view, side, names }: Desk, id: string): string {
  const group = searchOf(view, side).groups[id];
  const from = group?.ship ? names.ship(group.ship) : '';
  return from
    ? seekriegAirText('searcherOf', { aircraft: names.group(id), ship: from })
    : names.group(id);
}
