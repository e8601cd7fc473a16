import { SIDES, type Side } from '../../../../rules/core';
import { BOAT_KEYS, LAND_KEYS } from '../../../../rules/fleet-action/query';
import { freeId } from '../../../../scenario/draft/freeId';
import { inFile } from '../../../../scenario/draft/hexes';
import type { Course } from '../../../../scenario/draft/sea/seaDraft';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { ChoiceField, NumberField, Section, TextField } from '../../../chartRoom/fields';
import { ListForm } from '../../../chartRoom/ListForm';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { chartFieldText } from '../../../i18n/chartFields';
import { seaEditorText } from '../../../i18n/seaEditor';
import { FleetAircraft } from './FleetAircraft';
import {
  HexButton,
  listOf,
  Owned,
  type PanelProps,
  plainOptions,
  QualityField,
} from './othersParts';

/** What is in the battle beside squadrons: aircraft, submarines, targets on land, false contacts. */
export const FleetOthers = ({ desk }: PanelProps) => (
  <Section title={fleetEditorText('others')}>
    <FleetAircraft desk={desk} />
    <Submarines desk={desk} />
    <LandTargets desk={desk} />
    <Dummies desk={desk} />
    <Happenings desk={desk} />
  </Section>
);

/** [NW-7] */
function Submarines({ desk }: PanelProps) {
  const { entries, put, setAt } = listOf(desk, 'submarines');
  const id = freeId(
    'boat',
    entries.map((it) => it.id),
  );
  return (
    <ListForm
      title={fleetEditorText('submarines')}
      path="submarines"
      entries={entries}
      nameOf={({ name }) => name}
      onChange={put}
      added={{
        label: fleetEditorText('add.submarine'),
        entry: { id, name: id, side: 'axis', submarine: BOAT_KEYS[0], fromTurn: 1 },
      }}
    >
      {(it, at) => (
        <>
          <Owned desk={desk} path={`submarines[${at}]`} entry={it} set={setAt(at)} />
          <div className="chart-pair">
            <ChoiceField
              label={fleetEditorText('kind')}
              path={`submarines[${at}].submarine`}
              value={it.submarine}
              options={plainOptions(BOAT_KEYS)}
              onChange={(submarine) => setAt(at)({ submarine: submarine as typeof it.submarine })}
            />
            <NumberField
              label={fleetEditorText('fromTurn')}
              path={`submarines[${at}].fromTurn`}
              value={it.fromTurn}
              min={1}
              onChange={(turn) => setAt(at)({ fromTurn: turn ?? 1 }, 'turn')}
              onDone={desk.editing.settle}
            />
            <TextField
              label={chartFieldText('captain')}
              path={`submarines[${at}].captain`}
              value={it.captain ?? ''}
              onChange={(captain) => setAt(at)({ captain: captain || undefined }, 'captain')}
              onDone={desk.editing.settle}
            />
            <QualityField
              path={`submarines[${at}].crewQuality`}
              value={it.crewQuality}
              onChange={(crewQuality) => setAt(at)({ crewQuality })}
            />
          </div>
        </>
      )}
    </ListForm>
  );
}

/** [NW-32.19] */
function LandTargets({ desk }: PanelProps) {
  const { hex } = desk;
  const { entries, put, setAt } = listOf(desk, 'landTargets');
  const id = freeId(
    'place',
    entries.map((it) => it.id),
  );
  const facts = { id, side: 'axis' as const, place: 'coast-battery' as const };
  const name = fleetEditorText('land.coast-battery');
  return (
    <ListForm
      title={fleetEditorText('landTargets')}
      path="landTargets"
      entries={entries}
      nameOf={(it) => it.name}
      onChange={put}
      added={{
        label: fleetEditorText('add.land'),
        entry: hex ? { ...facts, name, hex: inFile(hex) } : undefined,
      }}
    >
      {(it, at) => (
        <>
          <Owned desk={desk} path={`landTargets[${at}]`} entry={it} set={setAt(at)} />
          <ChoiceField
            label={fleetEditorText('kind')}
            path={`landTargets[${at}].place`}
            value={it.place}
            options={LAND_KEYS.map((key) => ({ value: key, text: fleetEditorText(`land.${key}`) }))}
            onChange={(place) => setAt(at)({ place: place as typeof it.place })}
          />
          <QualityField
            path={`landTargets[${at}].crewQuality`}
            value={it.crewQuality}
            onChange={(crewQuality) => setAt(at)({ crewQuality })}
          />
          <NumberField
            label={fleetEditorText('commandValue')}
            path={`landTargets[${at}].commandValue`}
            value={it.commandValue}
            onChange={(value) => setAt(at)({ commandValue: value }, 'command')}
            onDone={desk.editing.settle}
          />
          <HexButton
            desk={desk}
            path={`landTargets[${at}].hex`}
            hex={it.hex}
            onHex={(to) => setAt(at)({ hex: to })}
          />
        </>
      )}
    </ListForm>
  );
}

const MAX_KNOTS = 45;

/** [NW-3.8] */
function Dummies({ desk }: PanelProps) {
  const { draft, hex } = desk;
  const { entries, put, setAt } = listOf(desk, 'dummies');
  return (
    <ListForm
      title={fleetEditorText('dummies')}
      path="dummies"
      entries={entries}
      nameOf={({ side }) => fleetEditorText('dummy', { side: draft.sides[side].name })}
      onChange={put}
      added={{
        label: fleetEditorText('add.dummy'),
        entry: hex ? { side: 'axis', hex: inFile(hex), course: 'S', knots: 20 } : undefined,
      }}
    >
      {(it, at) => (
        <>
          <ChoiceField
            label={chartFieldText('side')}
            path={`dummies[${at}].side`}
            value={it.side}
            options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
            onChange={(side) => setAt(at)({ side: side as Side })}
          />
          <div className="chart-pair">
            <ChoiceField
              label={seaEditorText('course')}
              path={`dummies[${at}].course`}
              value={it.course}
              options={courseOptions()}
              onChange={(course) => setAt(at)({ course: course as Course })}
            />
            <NumberField
              label={seaEditorText('knots')}
              path={`dummies[${at}].knots`}
              value={it.knots}
              min={0}
              max={MAX_KNOTS}
              onChange={(knots) => setAt(at)({ knots: knots ?? 0 }, 'knots')}
              onDone={desk.editing.settle}
            />
          </div>
          <HexButton
            desk={desk}
            path={`dummies[${at}].hex`}
            hex={it.hex}
            onHex={(to) => setAt(at)({ hex: to })}
          />
        </>
      )}
    </ListForm>
  );
}

/** [NW-34.5f, NW-34.6f] */
function Happenings({ desk }: PanelProps) {
  const { members, nameOf } = desk;
  const { entries, put, setAt } = listOf(desk, 'happenings');
  const [first] = members;
  return (
    <ListForm
      title={fleetEditorText('happenings')}
      path="happenings"
      entries={entries}
      nameOf={({ kind, turn, unit }) =>
        fleetEditorText(kind === 'lit' ? 'happening.lit' : 'happening.powerFailure', {
          turn,
          ship: nameOf(unit),
        })
      }
      onChange={put}
      added={{
        label: fleetEditorText('add.happening'),
        entry: first && { kind: 'lit' as const, turn: 1, unit: first.id },
      }}
    >
      {(it, at) => (
        <div className="chart-pair">
          <ChoiceField
            label={fleetEditorText('kind')}
            path={`happenings[${at}].kind`}
            value={it.kind}
            options={(['lit', 'powerFailure'] as const).map((kind) => ({
              value: kind,
              text: fleetEditorText(`kind.${kind}`),
            }))}
            onChange={(kind) => setAt(at)({ kind: kind as typeof it.kind })}
          />
          <ChoiceField
            label={chartFieldText('ship')}
            path={`happenings[${at}].unit`}
            value={it.unit}
            options={members.map(({ id }) => ({ value: id, text: nameOf(id) }))}
            onChange={(unit) => setAt(at)({ unit })}
          />
          <NumberField
            label={fleetEditorText('turn')}
            path={`happenings[${at}].turn`}
            value={it.turn}
            min={1}
            onChange={(turn) => setAt(at)({ turn: turn ?? 1 }, 'turn')}
            onDone={desk.editing.settle}
          />
        </div>
      )}
    </ListForm>
  );
}
