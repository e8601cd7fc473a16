import type { Objective, ScenarioFacts } from '../../../../rules/strategic';
import { RANGE_BOXES, type RangeBox } from '../../../../rules/strategic/query';

type Scenario = Pick<ScenarioFacts, 'objectives'>;

/** [ST-22.10] Objectives about one of these ships or land units. */
export const objectivesAt = ({ objectives }: Scenario, ids: readonly string[]): Objective[] =>
  objectives.filter(({ when }) => when.some((condition) => isAbout(condition, ids)));

function isAbout(condition: Objective['when'][number], ids: readonly string[]): boolean {
  switch (condition.kind) {
    case 'landHurt':
      return ids.includes(condition.landUnit);
    case 'shipsHurt':
    case 'shipsIn':
      return condition.ships.some((ship) => ids.includes(ship));
  }
}

/** [ST-22.10] Objectives for ships of a side in a range box, but those that hold in every box. */
export const objectivesIn = ({ objectives }: Scenario, side: string, box: RangeBox): Objective[] =>
  objectives.filter(
    ({ scores, when }) =>
      scores === side &&
      when.some(
        (condition) =>
          condition.kind === 'shipsIn' &&
          condition.areas.length < RANGE_BOXES.length &&
          condition.areas.some((area) => area.kind === 'box' && area.box === box),
      ),
  );
