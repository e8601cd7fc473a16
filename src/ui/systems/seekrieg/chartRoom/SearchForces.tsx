import { SIDES, type Side } from '../../../../rules/core';
import { fromFile, inFile } from '../../../../scenario/draft/hexes';
import type { Course } from '../../../../scenario/draft/sea/seaDraft';
import {
  withElementIn,
  withNewSearchForce,
  withoutSearchForce,
  withSearchForce,
} from '../../../../scenario/seekrieg/draft/searchForces';
import type { SearchForce } from '../../../../scenario/seekrieg/draft/shape';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { Check, ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { courseOptions } from '../../../chartRoom/sea/courseOptions';
import { chartFieldText } from '../../../i18n/chartFields';
import { seaEditorText } from '../../../i18n/seaEditor';
import { PieceForm } from './PieceForm';
import { PlaceFields } from './PlaceFields';
import type { SeekriegDesk } from './seekriegDesk';

interface FormProps {
  desk: SeekriegDesk;
}

const PATH = 'search.forces';
const pathOf = (at: number): string => `${PATH}[${at}]`;

/** [SK-8.4] What sails on the search map. */
export function SearchForces({ desk }: FormProps) {
  const { draft, change, wide } = desk;
  const forces = draft.search?.forces ?? [];
  return (
    <fieldset className="chart-choice">
      <legend>{seekriegEditorText('forces')}</legend>
      <Spot path={PATH} but={forces.map((_, f) => pathOf(f))} />
      {forces.map((force, at) => (
        <PieceForm
          key={force.id}
          desk={desk}
          path={pathOf(at)}
          piece={force}
          onRemove={() => change((it) => withoutSearchForce(it, at))}
        >
          <ForceFields desk={desk} force={force} at={at} />
        </PieceForm>
      ))}
      <SideButtons
        text={(side) => seekriegEditorText('newForce', { side: draft.sides[side].name })}
        onSide={(side) =>
          change((it) => withNewSearchForce(it, side, wide.hex ?? beside(it.search?.forces, side)))
        }
      />
    </fieldset>
  );
}

const ORIGIN = [0, 0] as const;

/** A hex from the side's first force, so that neither hides the other. */
function beside(forces: readonly SearchForce[] = [], side: Side) {
  const { q, r } = fromFile(forces.find((it) => it.side === side)?.hex ?? ORIGIN);
  return { q: q + 1, r };
}

interface ForceProps extends FormProps {
  force: SearchForce;
  at: number;
}

const MAX_KNOTS = 45;

function ForceFields({ desk, force, at }: ForceProps) {
  const { draft, change, editing } = desk;
  const path = pathOf(at);
  const set = (changed: Partial<SearchForce>, gesture?: string) =>
    change((it) => withSearchForce(it, at, (now) => ({ ...now, ...changed })), gesture);
  return (
    <>
      <TextField
        label={seaEditorText('formationName')}
        path={`${path}.name`}
        value={force.name}
        onChange={(name) => set({ name }, `${path}.name`)}
        onDone={editing.settle}
      />
      <div className="chart-pair">
        <ChoiceField
          label={chartFieldText('side')}
          path={`${path}.side`}
          value={force.side}
          options={SIDES.map((side) => ({ value: side, text: draft.sides[side].name }))}
          onChange={(side) => set({ side: side as Side })}
        />
        <ChoiceField
          label={seaEditorText('course')}
          path={`${path}.course`}
          value={force.course}
          options={courseOptions()}
          onChange={(course) => set({ course: course as Course })}
        />
        <NumberField
          label={seaEditorText('knots')}
          path={`${path}.knots`}
          value={force.knots}
          min={0}
          max={MAX_KNOTS}
          onChange={(knots) => set({ knots: Math.round(knots ?? 0) }, `${path}.knots`)}
          onDone={editing.settle}
        />
      </div>
      <PlaceFields
        desk={desk}
        path={`${path}.hex`}
        hex={fromFile(force.hex)}
        onHex={(hex, gesture) => set({ hex: inFile(hex) }, gesture)}
      />
      <Elements desk={desk} force={force} at={at} />
    </>
  );
}

/** Its divisions; one that is checked leaves the force that it was in. */
function Elements({ desk, force, at }: ForceProps) {
  const { draft, change } = desk;
  return (
    <Spot path={`${pathOf(at)}.elements`}>
      <fieldset className="chart-choice">
        <legend>{seekriegEditorText('elements')}</legend>
        {draft.elements
          .filter(({ side }) => side === force.side)
          .map(({ id, name }) => (
            <Check
              key={id}
              isOn={force.elements.includes(id)}
              onChange={(isOn) =>
                change((it) =>
                  isOn
                    ? withElementIn(it, id, at)
                    : withSearchForce(it, at, (now) => ({
                        ...now,
                        elements: now.elements.filter((one) => one !== id),
                      })),
                )
              }
            >
              {name}
            </Check>
          ))}
      </fieldset>
    </Spot>
  );
}
