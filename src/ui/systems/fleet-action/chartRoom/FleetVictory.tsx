import { SIDES, type Side } from '../../../../rules/core';
import { OBJECTIVE_STATES } from '../../../../rules/fleet-action/query';
import { freeId } from '../../../../scenario/draft/freeId';
import {
  AIM_KINDS,
  type AimKind,
  aimOf,
  type FleetAim,
  type FleetObjective,
  withoutObjective,
} from '../../../../scenario/fleet-action/draft/objectives';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { fleetReportText } from '../../../../words/fleet-action/texts/report';
import { Blanks, Choice, Points, ShipsBlank, SideBlank } from '../../../chartRoom/blanks';
import { Check, ChoiceField, Section } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { EdgeParts } from './EdgeParts';
import { FreeExits } from './FreeExits';
import { type FleetDesk, setFleet } from './fleetDesk';

interface PanelProps {
  desk: FleetDesk;
}

const NONE = '';

/** [NW-30] What the sides score for beside ships sunk and crippled: sentences with blanks. */
export function FleetVictory({ desk }: PanelProps) {
  const { draft } = desk;
  const set = setFleet(desk);
  const { objectives } = draft;
  return (
    <Section title={chartFieldText('victory')}>
      <p>{fleetEditorText('scored')}</p>
      <Spot path="objectives" but={objectives.map((_, o) => `objectives[${o}]`)} />
      {objectives.map((it, at) => (
        <ObjectiveForm key={it.id} desk={desk} at={at} />
      ))}
      <NewObjectives desk={desk} />
      <ChoiceField
        label={fleetEditorText('convoyOf')}
        path="convoyOf"
        value={draft.convoyOf ?? NONE}
        options={[
          { value: NONE, text: fleetEditorText('noConvoy') },
          ...SIDES.map((side) => ({ value: side, text: draft.sides[side].name })),
        ]}
        onChange={(side) => set({ convoyOf: (side || undefined) as Side | undefined })}
      />
      <FreeExits desk={desk} />
    </Section>
  );
}

/** One more for each side: that its enemy loses its first ship is a beginning. */
function NewObjectives({ desk }: PanelProps) {
  const { draft, members } = desk;
  const add = (side: Side) => {
    const enemy = members.find(({ group }) => draft.squadrons[group]?.side !== side);
    if (!enemy) return;
    const id = freeId(
      side,
      draft.objectives.map((it) => it.id),
    );
    const objective: FleetObjective = { id, side, points: 5, aim: aimOf('state', [enemy.id]) };
    setFleet(desk)({ objectives: [...draft.objectives, objective] });
  };
  return (
    <div className="actions">
      {SIDES.map((side) => (
        <button key={side} type="button" className="button small" onClick={() => add(side)}>
          {fleetEditorText('newObjective', { side: draft.sides[side].name })}
        </button>
      ))}
    </div>
  );
}

interface ObjectiveProps extends PanelProps {
  at: number;
}

function ObjectiveForm({ desk, at }: ObjectiveProps) {
  const { draft, members, editing } = desk;
  const objective = draft.objectives[at] as FleetObjective;
  const put = (change: (it: FleetObjective) => FleetObjective, gesture?: string) =>
    desk.change(
      (it) => ({ ...it, objectives: withEntry(it.objectives, at, change) }),
      gesture && `${gesture} ${at}`,
    );
  const { aim } = objective;
  const all = members.map(({ id }) => id);
  const putAim = (next: FleetAim, gesture?: string) => put((it) => ({ ...it, aim: next }), gesture);
  return (
    <Spot path={`objectives[${at}]`} className="sentence">
      <div>
        <Blanks text={fleetEditorText('say.objective')}>
          <SideBlank
            desk={desk}
            value={objective.side}
            onChange={(side) => put((it) => ({ ...it, side }))}
          />
          <Points
            value={objective.points}
            onChange={(points) => put((it) => ({ ...it, points }), 'points')}
            onDone={editing.settle}
          />
          <ShipsBlank
            desk={desk}
            among={all}
            value={aim.units}
            onChange={(units) => putAim({ ...aim, units: units ?? all })}
          />
          <Choice
            label={fleetEditorText('aim')}
            value={aim.kind}
            options={aimOptions()}
            onChange={(kind) => putAim(aimOf(kind as AimKind, aim.units))}
          />
        </Blanks>
        <AimBlanks aim={aim} onChange={putAim} onDone={editing.settle} />
        <Check
          isOn={objective.endsGame ?? false}
          onChange={(isOn) => put((it) => withKeys(it, { endsGame: isOn || undefined } as never))}
        >
          {fleetEditorText('endsGame')}
        </Check>
        <Depends desk={desk} at={at} put={put} />
      </div>
      <StrikeOut onPress={() => desk.change((it) => withoutObjective(it, objective.id))} />
    </Spot>
  );
}

interface DependsProps extends ObjectiveProps {
  put(change: (it: FleetObjective) => FleetObjective): void;
}

/** [NW-30.5] What it depends on, and what depends on it. */
function Depends({ desk, at, put }: DependsProps) {
  const { objectives, sides } = desk.draft;
  const { id, side, unlessMet, spares } = objectives[at] as FleetObjective;
  const others = objectives.flatMap((it, o) => {
    const aim = fleetEditorText(`aim.${it.aim.kind}`);
    const text = fleetEditorText('objective', { number: o + 1, side: sides[it.side].name, aim });
    return it.id === id ? [] : [{ value: it.id, text }];
  });
  const own = [...desk.shipsOf(side)];
  return (
    <>
      <ChoiceField
        label={fleetEditorText('unlessMet')}
        path={`objectives[${at}].unlessMet`}
        value={unlessMet ?? NONE}
        options={[{ value: NONE, text: '–' }, ...others]}
        onChange={(other) => put((it) => withKeys(it, { unlessMet: other || undefined } as never))}
      />
      <Check
        isOn={spares !== undefined}
        onChange={(isOn) => put((it) => withKeys(it, { spares: isOn ? own : undefined } as never))}
      >
        {fleetEditorText('spares')}
      </Check>
      {spares && (
        <ShipsBlank
          desk={desk}
          among={own}
          value={spares}
          onChange={(units) => put((it) => withKeys(it, { spares: units ?? own } as never))}
        />
      )}
    </>
  );
}

const aimOptions = () =>
  AIM_KINDS.map((kind) => ({ value: kind, text: fleetEditorText(`aim.${kind}`) }));

interface AimProps {
  aim: FleetAim;
  onChange: (aim: FleetAim, gesture?: string) => void;
  onDone: () => void;
}

/** The figures that an aim asks for, by their keys. */
const FIGURES = [
  'minKnots',
  'maxKnots',
  'least',
  'beyondHexes',
  'fromTurn',
  'throughTurn',
  'phases',
  'withinHexes',
  'coastFromRow',
  'hits',
] as const;

/** What an aim asks beside its ships. */
function AimBlanks({ aim, onChange, onDone }: AimProps) {
  const asked = FIGURES.flatMap((key) => {
    const value = (aim as Partial<Record<typeof key, number>>)[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return (
    <div className="blanks">
      {aim.kind === 'exit' && (
        <EdgeParts
          parts={aim.by}
          onChange={(by, gesture) => onChange({ ...aim, by }, gesture)}
          onDone={onDone}
        />
      )}
      {aim.kind === 'state' && <States aim={aim} onChange={onChange} />}
      {asked.map(({ key, value }) => (
        <label key={key} className="aim-figure">
          <span>{fleetEditorText(`figure.${key}`)}</span>
          <input
            type="number"
            className="field points-blank"
            value={value}
            onChange={({ target }) =>
              onChange({ ...aim, [key]: Math.round(Number(target.value)) } as FleetAim, key)
            }
            onBlur={onDone}
          />
        </label>
      ))}
    </div>
  );
}

/** In which of these states they are. */
const States = ({
  aim,
  onChange,
}: { aim: Extract<FleetAim, { kind: 'state' }> } & Pick<AimProps, 'onChange'>) => (
  <div className="edge-row">
    {OBJECTIVE_STATES.map((state) => (
      <Check
        key={state}
        isOn={aim.states.includes(state)}
        onChange={(isOn) =>
          onChange({
            ...aim,
            states: OBJECTIVE_STATES.filter((it) =>
              it === state ? isOn : aim.states.includes(it),
            ),
          })
        }
      >
        {fleetReportText(`state.${state}`)}
      </Check>
    ))}
  </div>
);
