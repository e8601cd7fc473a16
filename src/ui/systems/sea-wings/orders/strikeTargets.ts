import type { Refusal } from '../../../../rules/core';
import type { Order } from '../../../../rules/sea-wings';
import {
  bestReport,
  type Formation,
  formationsOf,
  NONE,
  type Report,
  strikeRange,
} from '../../../../rules/sea-wings/query';
import { targetsOf } from '../deck/tasks';
import { type Desk, ownForce } from '../desk/desk';

/** What a strike may fly at, or why nothing reaches it. */
export interface Target {
  id: string;
  /** [WG-17.12] The report of a marker that its odds go by. */
  report: Report | undefined;
  refused: Refusal | undefined;
}

type Asked = Pick<Desk, 'view' | 'side' | 'legal' | 'whyNot'>;

/** [WG-8.1 to WG-8.4] Carriers before other ships, ships before bases; spotted markers out of reach come last. */
export function strikeTargets(desk: Asked): Target[] {
  const reached = targetsOf(desk);
  const spotted = (desk.view.known[desk.side]?.markers ?? []).filter((it) => it.number !== null);
  const missed = spotted.map(({ id }) => id).filter((id) => !reached.includes(id));
  const targets = reached.map((id) => ({ id, report: reportOf(desk, id), refused: undefined }));
  return [
    ...targets.toSorted((a, b) => rankOf(desk, a) - rankOf(desk, b)),
    ...missed.flatMap((id) => {
      const refused = refusalOf(desk, id);
      return refused ? [{ id, report: reportOf(desk, id), refused }] : [];
    }),
  ];
}

function rankOf({ view }: Asked, { id, report }: Target): number {
  if (view.scenario.bases.some((base) => base.id === id)) return 2;
  return report?.kinds?.carrier === undefined ? 1 : 0;
}

function reportOf({ view, side }: Asked, id: string): Report | undefined {
  const known = view.known[side];
  const number = known?.markers.find((it) => it.id === id)?.number;
  return bestReport(known?.reports.filter((it) => it.number === number) ?? []);
}

/** Why the bombers that reach farthest cannot strike it: the distance, where that is what keeps one of them. */
function refusalOf(desk: Asked, target: string): Refusal | undefined {
  const force = ownForce(desk);
  const refusals = (force ? formationsOf(force) : [])
    .filter(isReadyBomber)
    .toSorted((a, b) => strikeRange(b) - strikeRange(a))
    .flatMap((it) => desk.whyNot(sortie(it, target)) ?? []);
  return refusals.find(({ code }) => code === 'strike-range') ?? refusals[0];
}

const sortie = ({ id, type }: Formation, target: string): Order => ({
  ...{ kind: 'planStrike', formation: id, factors: 1, launch: 'first', target },
  ordnance: type.loads[0]?.id ?? NONE,
});

const isReadyBomber = ({ type, boxes }: Formation): boolean =>
  type.class !== 'F' && type.loads.length > 0 && boxes.hangar > 0;
