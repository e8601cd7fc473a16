import { withShipJoined } from '../../../src/scenario/draft/theater/forces';
import type { TheaterDraft, TheaterForm } from '../../../src/scenario/draft/theater/theaterDraft';
import { faultText } from '../../../src/scenario/form/fault';
import { faultsOfDraft } from '../../../src/scenario/own/drafts';
import { shippedFile } from '../../../src/scenario/shipped';
import { shippedList } from '../../../src/scenario/shippedList';
import { shipped } from '../shipped';

/** What tests of a system's editor on the chart of a theater share. */
export const theaterKit = <Own extends TheaterDraft>(system: string, form: TheaterForm<Own>) => ({
  /** The ids of its shipped scenarios. */
  ids: shippedList.filter(({ card }) => card.system === system).map(({ card }) => card.id),
  fileOf: (id: string): Own => structuredClone(shippedFile(id)) as Own,
  faults: (draft: Own): string[] => faultsOfDraft(draft, shipped.registry, 'mine').map(faultText),
  /** With ships of the registry in a force. */
  joined: (draft: Own, to: number, ...ships: string[]): Own =>
    ships.reduce(
      (it, ship) => withShipJoined(form, it, { ship: { ship }, to }, shipped.registry),
      draft,
    ),
});
