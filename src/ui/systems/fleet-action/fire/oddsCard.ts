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
  const more = fleetFormsText('overwhelms', { chance: percent(odds.overwhelmingChance) });
  return { hitChance, summary, lines: [harm, more, ...throughLines(odds)], modifiers };
}

/** The chance to get through each kind of armor, of all shells that hit. */
function throughLines({ strikes }: GunOdds): string[] {
  const areas = ['belt', 'conning-tower', 'turret', 'casemate'] as const;
  if (strikes.length === 0) return [];
  return areas.map((area) =>
    fleetFormsText('through', {
      area: fleetFormsText(`area.${area}`),
      chance: percent(strikes.reduce((sum, it) => sum + it.share * it.through[area], 0)),
    }),
  );
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
