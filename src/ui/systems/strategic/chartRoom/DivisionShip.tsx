import { renamed } from '../../../../scenario/changes/mentions';
import {
  withForce,
  withNewForce,
  withTheaterShip,
} from '../../../../scenario/draft/theater/forces';
import type { TheaterMember, TheaterShip } from '../../../../scenario/draft/theater/theaterDraft';
import { servesOn } from '../../../../scenario/records/figures';
import { strategicTheater } from '../../../../scenario/strategic/draft/form';
import type {
  DivisionDraft,
  ShipDraft,
  StrategicDraft,
} from '../../../../scenario/strategic/draft/shape';
import { carriesSquadrons } from '../../../../scenario/strategic/draft/squadrons';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { OperationSheet } from '../lobby/OperationSheet';
import { type OperationDesk, type PanelProps, whole } from './operationDesk';
import { Squadrons } from './Squadrons';

interface ShipProps extends PanelProps {
  ship: TheaterMember;
}

const pathOf = ({ force, index }: TheaterMember): string => `divisions[${force}].ships[${index}]`;

/** Changes some keys of a ship's entry. */
const setShip =
  ({ change }: OperationDesk, { id }: TheaterMember) =>
  (changed: Changed<{ captain: string; damageLevels: number }>, gesture: string): void =>
    change(
      (draft) =>
        withTheaterShip(strategicTheater, draft, id, (it) =>
          withKeys(it, changed as Changed<TheaterShip>),
        ),
      `${id} ${gesture}`,
    );

/** Her card, her captain, and what flies from her. */
export function DivisionShip({ desk, ship }: ShipProps) {
  const { draft, editing } = desk;
  const entry = ship.ship as ShipDraft;
  const record = 'ship' in entry ? editing.registry.ships.get(entry.ship) : undefined;
  const side = draft.divisions[ship.force]?.side ?? 'allies';
  const set = setShip(desk, ship);
  const path = pathOf(ship);
  return (
    <>
      {record && <OperationSheet ship={record} date={draft.date} side={side} />}
      {!('ship' in entry) && <Another desk={desk} ship={ship} />}
      <div className="chart-pair">
        <TextField
          label={chartFieldText('captain')}
          path={`${path}.captain`}
          value={entry.captain ?? ''}
          onChange={(captain) => set({ captain: captain || undefined }, 'captain')}
          onDone={editing.settle}
        />
        {'ship' in entry && (
          <NumberField
            label={strategicEditorText('damage')}
            path={`${path}.damageLevels`}
            value={entry.damageLevels}
            min={0}
            onChange={(levels) => set({ damageLevels: whole(levels) || undefined }, 'damage')}
            onDone={editing.settle}
          />
        )}
      </div>
      {carriesSquadrons(draft, ship.id, editing.registry) && (
        <Squadrons desk={desk} home={ship.id} />
      )}
    </>
  );
}

/** What a box of ships does not find. */
const OTHERS = ['submarine', 'flotilla'] as const;
type Other = (typeof OTHERS)[number];

/** Records of a kind that served on the date, and are not in the operation yet. */
function freeOf({ draft, editing, members }: OperationDesk, kind: Other) {
  const taken = members.map(({ id }) => id);
  const all = [...editing.registry[`${kind}s`].values()];
  return all.filter((it) => !taken.includes(it.id) && servesOn(it, draft.date));
}

/** Another submarine or flotilla in its place: what names the one names the other. */
function Another({ desk, ship }: ShipProps) {
  const kind: Other = 'submarine' in ship.ship ? 'submarine' : 'flotilla';
  const free = freeOf(desk, kind).map(({ id, name }) => ({ value: id, text: name }));
  return (
    <ChoiceField
      label={chartFieldText('exchange')}
      path={`${pathOf(ship)}.${kind}`}
      value={ship.id}
      options={[{ value: ship.id, text: desk.nameOf(ship.id) }, ...free]}
      onChange={(by) => desk.change((draft) => renamed(draft, ship.id, by))}
    />
  );
}

/** [ST-2.4] Adds a submarine, in a division of its own, or a flotilla. */
export function MoreVessels({ desk, at }: PanelProps & { at: number }) {
  const { side } = desk.draft.divisions[at] as DivisionDraft;
  const { nation } = desk.draft.sides[side];
  return (
    <div className="actions">
      {OTHERS.map((kind) => {
        const free = freeOf(desk, kind);
        const next = free.find((it) => it.nation === nation) ?? free[0];
        return (
          <button
            key={kind}
            type="button"
            className="button quiet small"
            disabled={!next}
            onClick={() => next && desk.change((it) => withVessel(it, at, kind, next.id))}
          >
            {strategicEditorText(`add.${kind}`)}
          </button>
        );
      })}
    </div>
  );
}

/** [ST-2.4] A submarine sails alone: where ships are already, she gets a division of her own. */
function withVessel(draft: StrategicDraft, at: number, kind: Other, id: string): StrategicDraft {
  const division = draft.divisions[at] as DivisionDraft;
  const isOwn = kind === 'submarine' && division.ships.length > 0;
  const into = isOwn ? withNewForce(strategicTheater, draft, division.side) : draft;
  return withForce(strategicTheater, into, isOwn ? into.divisions.length - 1 : at, (it) => ({
    ...it,
    ships: [...it.ships, { [kind]: id } as TheaterShip],
  }));
}
