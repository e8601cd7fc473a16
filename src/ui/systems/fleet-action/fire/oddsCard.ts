import type { Modifier } from '../../../../rules/core';
import type { FleetActionOdds } from '../../../../rules/fleet-action';
import { harmPercent, mean, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import type { ShotOdds } from './fire';

type GunOdds = FleetActionOdds['guns'][number];
type LightOdds = FleetActionOdds['light'][number];

/** The odds of a shot as they are shown. */
export interface OddsCard {
  hitChance: number;
  summary: string;
  lines: string[];
  modifiers: readonly Modifier[];
}

export const oddsCard = ({ odds }: ShotOdds): OddsCard =>
  'strikes' in odds ? gunCard(odds) : lightCard(odds);

function gunCard(odds: GunOdds): OddsCard {
  const { need, guns, isDirected, modifiers, hitChance, standardError } = odds;
  const summary = [
    fleetFormsText('guns', { count: guns }),
    fleetFormsText('need', { need }),
    fleetFormsText(isDirected ? 'directed' : 'local'),
    fleetFormsText('loss', { chance: harmPercent(odds.lossChance, standardError) }),
  ].join(', ');
  const harm = fleetFormsText('harm', {
    points: mean(odds.meanImpactPoints),
    criticals: mean(odds.meanCriticals),
  });
  return {
    hitChance,
    summary,
    lines: [harm, ...overwhelming(odds), ...throughLine(odds)],
    modifiers,
  };
}

const overwhelming = ({ overwhelmingChance: chance }: GunOdds): string[] =>
  chance > 0 ? [fleetFormsText('overwhelms', { chance: percent(chance) })] : [];

const AREAS = ['belt', 'conning-tower', 'turret', 'casemate'] as const;

/** The chance to get through each kind of armor, of all shells that hit. */
function throughLine({ strikes }: GunOdds): string[] {
  if (strikes.length === 0) return [];
  const areas = AREAS.map((area) =>
    fleetFormsText('area', {
      area: fleetFormsText(`area.${area}`),
      chance: percent(strikes.reduce((sum, it) => sum + it.share * it.through[area], 0)),
    }),
  );
  return [fleetFormsText('through', { areas: areas.join(', ') })];
}

function lightCard(odds: LightOdds): OddsCard {
  const { need, dice, modifiers, hitChance, standardError } = odds;
  const summary = [
    fleetFormsText('dice', { count: dice }),
    fleetFormsText('need', { need }),
    fleetFormsText('loss', { chance: harmPercent(odds.lossChance, standardError) }),
  ].join(', ');
  const harm = fleetFormsText('lightHarm', {
    hits: mean(odds.meanHits),
    loss: mean(odds.meanLoss),
  });
  return { hitChance, summary, lines: [harm], modifiers };
}
