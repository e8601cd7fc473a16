import type { Side } from '../../../../rules/core';
import type { ShipRegistry } from '../../../../scenario';
import { aircraftOf } from '../../../../scenario/sea-wings/aircraftCard';
import type { SeaWingsDraft } from '../../../../scenario/sea-wings/draft/shape';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import type { TheaterDesk } from '../../../chartRoom/theater/theaterDesk';

export type WingsEditorDesk = TheaterDesk<SeaWingsDraft>;
type DraftSide = SeaWingsDraft['sides'][Side];

/** Changes some keys of the game; without a value a key is gone. */
export const setWings =
  ({ change }: WingsEditorDesk) =>
  (changed: Changed<SeaWingsDraft>, gesture?: string): void =>
    change((draft) => withKeys(draft, changed), gesture);

/** Changes some keys of a side. */
export const setSide =
  ({ change }: WingsEditorDesk, side: Side) =>
  (changed: Changed<DraftSide>, gesture?: string): void =>
    change(
      (draft) => ({
        ...draft,
        sides: { ...draft.sides, [side]: withKeys(draft.sides[side], changed) },
      }),
      gesture && `${side} ${gesture}`,
    );

/** The name of a type of aircraft; its id where nobody knows it. */
export const aircraftName = (id: string, date: string, registry: ShipRegistry): string =>
  aircraftOf(id, date, registry)?.name ?? id;
