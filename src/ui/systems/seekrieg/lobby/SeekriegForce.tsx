import { SIDES, type Side } from '../../../../rules/core';
import type { ScenarioShip, ScenarioSide } from '../../../../rules/seekrieg/query';
import type { PreparedSeekrieg } from '../../../../scenario/seekrieg/resolve';
import { figure } from '../../../../words/core/say';
import { seekriegLobbyText } from '../../../../words/seekrieg/texts/lobby';
import { ForceList, type ListedShip } from '../../../lobby/ForceList';
import { hullOf } from '../desk/hullOf';

interface ForceProps {
  loaded: PreparedSeekrieg;
  side: Side;
}

/** A side of a battle: its elements, and the ships of each. */
export function SeekriegForce({ loaded, side }: ForceProps) {
  const { scenario, plans, card } = loaded;
  const own = scenario.sides[side];
  return (
    <ForceList
      forces={own.elements.map(({ id, name, ships }, at) => ({
        ...{ id, name, ships: ships.map(listedShip) },
        commander: card.forces[side][at]?.commander,
      }))}
      bases={own.bases.map(({ id, name }) => ({ id, name, note: '' }))}
      plans={plans}
      all={SIDES.flatMap((it) => shipsOf(scenario.sides[it])).map(listedShip)}
    />
  );
}

const shipsOf = ({ elements }: ScenarioSide): ScenarioShip[] =>
  elements.flatMap(({ ships }) => [...ships]);

const listedShip = (ship: ScenarioShip): ListedShip => {
  const { id, name, sheet } = ship;
  return {
    ...{ id, name, mark: sheet.type, classId: sheet.classId, note: noteOf(ship) },
    type: hullOf(sheet),
  };
};

/** '8 × 15 in, belt 12.6 in, deck 4.3 in, 30 kn, 1,370 points' */
function noteOf({ sheet, maxKnots, fromTurn }: ScenarioShip): string {
  const { batteries, armor, speedKnots, dp } = sheet;
  const [main] = batteries;
  const figures = { knots: maxKnots ?? speedKnots, dp: figure(dp) };
  const about = main
    ? seekriegLobbyText('ship', {
        ...figures,
        guns: seekriegLobbyText('guns', {
          count: main.turrets.reduce((sum, { guns }) => sum + guns, 0),
          bore: figure(main.boreInches),
        }),
        ...{ belt: figure(armor.belt), deck: figure(armor.deck) },
      })
    : seekriegLobbyText('unarmed', figures);
  return fromTurn > 1 ? `${about}, ${seekriegLobbyText('enters', { turn: fromTurn })}` : about;
}
