import type { FleetActionOdds, OrderOf } from '../../../../rules/fleet-action';

export type Declaration = OrderOf<'declareTorpedo'>;
export type TorpedoOdds = FleetActionOdds['torpedoes'][number];

/** [NW-9.1] A way to launch the torpedoes of a ship, with its odds as soon as they are known. */
export interface Launch {
  order: Declaration;
  /** The name of what they are aimed at. */
  aim: string;
  odds: TorpedoOdds | undefined;
  isPicked: boolean;
}

/** The likeliest hit at each target, of equals the first, and what is picked; all others apart, in their order. */
export function foldedLaunches(launches: readonly Launch[]): { best: Launch[]; others: Launch[] } {
  const ranked = launches.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const isBest = (it: Launch) => it.isPicked || it === ranked.find(({ aim }) => aim === it.aim);
  return {
    best: launches.filter(isBest),
    others: launches.filter((it) => !isBest(it)),
  };
}

const chanceOf = ({ odds }: Launch): number =>
  Math.max(-1, ...(odds?.targets ?? []).map(({ hitChance }) => hitChance));
