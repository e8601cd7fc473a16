import { useMemo } from 'react';
import type { PlacedMember } from '../../../../scenario/draft/sea/seaDraft';
import type { DraftShip } from '../../../../scenario/seekrieg/draft/shape';
import { sheetOn, vesselOf } from '../../../../scenario/seekrieg/shipSheet';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { Check, NumberField } from '../../../chartRoom/fields';
import { SeekriegSheet } from '../lobby/SeekriegSheet';
import { AircraftList } from './AircraftList';
import { type SeekriegDesk, setShip } from './seekriegDesk';

interface VesselProps {
  desk: SeekriegDesk;
  ship: PlacedMember;
}

/** Her sheet, and what is true of her in this battle alone. */
export function SeekriegVessel({ desk, ship }: VesselProps) {
  const { draft, editing, form } = desk;
  const record = editing.registry.ships.get(ship.id);
  const side = form.groups(draft)[ship.group]?.side ?? 'allies';
  return (
    <>
      {record && <SeekriegSheet ship={record} date={draft.date} side={side} />}
      <Restrictions desk={desk} ship={ship} />
      <Turrets desk={desk} ship={ship} />
      <AirGroup desk={desk} ship={ship} />
    </>
  );
}

const pathOf = ({ group, index }: PlacedMember): string => `elements[${group}].ships[${index}]`;

const FIGURES = [
  ...(['maxKnots', 'dpReceived', 'turretFaultPercent'] as const),
  ...(['floatplanes', 'unknownUntilTurn', 'fromTurn', 'depthFeet'] as const),
];

/** [SK-35.5, SK-35.11] */
function Restrictions({ desk, ship }: VesselProps) {
  const entry = ship.member as DraftShip;
  const set = setShip(desk, ship.id);
  return (
    <>
      <div className="chart-figures">
        {FIGURES.map((key) => (
          <NumberField
            key={key}
            label={seekriegEditorText(`ship.${key}`)}
            path={`${pathOf(ship)}.${key}`}
            value={entry[key]}
            min={0}
            onChange={(value) => set({ [key]: value && Math.round(value) }, key)}
            onDone={desk.editing.settle}
          />
        ))}
      </div>
      {(['isSpotterUp', 'hasWeakMagazines'] as const).map((key) => (
        <Check
          key={key}
          isOn={entry[key] ?? false}
          onChange={(isOn) => set({ [key]: isOn || undefined })}
        >
          {seekriegEditorText(`ship.${key}`)}
        </Check>
      ))}
    </>
  );
}

/** Turrets out of action when the battle begins. */
function Turrets({ desk, ship }: VesselProps) {
  const { registry } = desk.editing;
  const { date } = desk.draft;
  const vessel = vesselOf(registry, ship.id);
  const batteries = useMemo(() => (vessel ? sheetOn(vessel, date).batteries : []), [vessel, date]);
  const { lostTurrets = [] } = ship.member as DraftShip;
  const turrets = batteries.flatMap((it, battery) =>
    [...new Set(it.turrets.map(({ letter }) => letter))].map((letter) => ({
      ...{ battery, letter, bore: it.boreInches },
    })),
  );
  if (turrets.length === 0) return null;
  return (
    <fieldset className="chart-choice">
      <legend>{seekriegEditorText('lostTurrets')}</legend>
      <div className="edge-row">
        {turrets.map(({ battery, letter, bore }) => {
          const isThis = (it: { battery: number; letter: string }) =>
            it.battery === battery && it.letter === letter;
          const others = lostTurrets.filter((it) => !isThis(it));
          return (
            <Check
              key={`${battery}/${letter}`}
              isOn={lostTurrets.some(isThis)}
              onChange={(isOn) => {
                const next = isOn ? [...others, { battery, letter }] : others;
                setShip(desk, ship.id)({ lostTurrets: next.length > 0 ? next : undefined });
              }}
            >
              {seekriegEditorText('turret', { letter, bore })}
            </Check>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Of a carrier: how many of each type. */
function AirGroup({ desk, ship }: VesselProps) {
  const { aircraft = [] } = ship.member as DraftShip;
  if (!desk.draft.modules?.includes('air')) return null;
  return (
    <AircraftList
      desk={desk}
      path={`${pathOf(ship)}.aircraft`}
      aircraft={aircraft}
      onChange={(next, gesture) =>
        setShip(desk, ship.id)({ aircraft: next.length > 0 ? next : undefined }, gesture)
      }
    />
  );
}
