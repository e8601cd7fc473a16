import type { Side } from '../../../rules/core';
import type { ScenarioFacts } from '../../../rules/sea-wings/query';

/** How a side fights its carriers. */
export interface Judgement {
  /** Where the main body wants the enemy's carriers, in hexes beyond the range of its bombers. */
  beyondHexes: number;
  /** What each hex costs that they are nearer or farther than that. */
  nearer: number;
  farther: number;
  /** Share of the bombers below which a task force keeps out of reach until they are ready again. */
  rested: number;
  /** Share of the places on sound carriers that may be empty before they retire. */
  worn: number;
  /** Points that a strike from a carrier must be worth while the enemy's carriers may still be found. */
  patience: number;
  /** Share of the fighters that may escort a strike; the others stay on CAP. */
  escorts: number;
  /** What a bomber must add to the searches to be sent on one. */
  scouting: number;
}

const COMMON = { rested: 0.4, worn: 0.5, patience: 18, escorts: 0.5, scouting: 0.25 };

/** The Americans close in. */
const CLOSING: Judgement = { ...COMMON, beyondHexes: -2, nearer: 0.05, farther: 0.15 };

/** In May and June 1942 more bombers went out to search: nobody knew yet what it costs to be found first. */
const LOOKING = { scouting: 0.12 };

/** [WG-27.12] The Japanese outrange them by two hexes, and to 1943 came nearer than they had to. */
const OUTRANGING: Judgement = { ...COMMON, beyondHexes: -1, nearer: 0.2, farther: 0.08 };

/** At Midway the Japanese closed as the Americans did, armed their second strike on the way, and fought on to the last carrier. */
const CHARGING: Judgement = {
  ...COMMON,
  beyondHexes: -4,
  nearer: 0.05,
  farther: 0.15,
  rested: 0,
  worn: 0.9,
};

/** In June 1944 they meant to strike from out of reach, once, with crews that had hardly learned to fly. */
const STANDOFF: Judgement = { ...OUTRANGING, beyondHexes: 4, worn: 0.3 };

/** How a side judges in a scenario. */
export type JudgementOf = (facts: Pick<ScenarioFacts, 'date'>, side: Side) => Judgement;

/** The first battle between carriers: both struck with all they had at the first ships that were sighted. */
const FIRST = { patience: 3 };

/** As they fought; chosen so that the losses of the scenarios come near to history's. */
export const doctrineOf: JudgementOf = (facts, side) => {
  const usual = usualOf(facts, side);
  if (isRash(facts)) return { ...usual, ...LOOKING, ...FIRST };
  if (!facts.date.startsWith('1942-06')) return usual;
  return { ...(side === 'allies' ? CLOSING : CHARGING), ...LOOKING };
};

/** As they fought but for the two battles from which they learned. */
const usualOf: JudgementOf = ({ date }, side) => {
  if (side === 'allies') return CLOSING;
  return date < '1944' ? OUTRANGING : STANDOFF;
};

/** To the Coral Sea: where a report names no kinds, any ships are taken for carriers, as the oiler Neosho was. */
export const isRash = ({ date }: Pick<ScenarioFacts, 'date'>): boolean => date < '1942-06';

/**
 * What wins more games than they did (decision 0036): the Japanese stay where the Americans must come into their reach first, the
 * Americans come nearer still, and more fighters stay over the carriers.
 */
export const masteryOf: JudgementOf = (facts, side) => ({
  ...usualOf(facts, side),
  escorts: 0.35,
  beyondHexes: side === 'allies' ? -4 : facts.date < '1944' ? 3 : 6,
});
