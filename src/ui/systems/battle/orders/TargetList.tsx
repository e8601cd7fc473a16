import { useCallback } from 'react';
import type { SalvoOdds, TargetOdds } from '../../../../rules/battle';
import { arcPhrase, diceCount, hexes } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { useOneByOne } from '../../../controls/useOneByOne';
import { Rich } from '../../../i18n/Rich';
import { useDesk } from '../desk/desk';
import { aimOrders, type Mount, type Option } from '../desk/mounts';
import { mean, type OptionOdds, optionOdds, percent, sampledPercent } from '../desk/odds';
import { HitPlot } from './HitPlot';

/** The targets of a mount with the odds of each; the one aimed at is pressed. */
export function TargetList({ mount }: { mount: Mount }) {
  const { view, side } = useDesk();
  const targets = mount.options.map(({ target }) => target);
  const reckon = useCallback(
    (target: string) => optionOdds(view, side, mount, target),
    [view, side, mount],
  );
  const odds = useOneByOne(targets, reckon);
  return (
    <ol className="targets">
      {mount.options.map((option, index) => (
        <Target
          key={option.target}
          mount={mount}
          option={option}
          odds={odds.get(option.target)}
          figure={index + 1}
        />
      ))}
    </ol>
  );
}

interface TargetProps {
  mount: Mount;
  option: Option;
  odds: OptionOdds | undefined;
  figure: number;
}

function Target({ mount, option, odds, figure }: TargetProps) {
  const { names, give, light, lights } = useDesk();
  const { target, rangeHexes } = option;
  const aimed = mount.declared?.target === target;
  const lit = { ships: [mount.ship, target], stacks: [], hexes: [] };
  return (
    <li>
      <button
        type="button"
        className="target"
        aria-pressed={aimed}
        aria-keyshortcuts={figure <= 9 ? String(figure) : undefined}
        data-target={target}
        data-lit={lights.ships.includes(target) || undefined}
        onClick={() => give(...aimOrders(mount, target))}
        onPointerEnter={() => light(lit)}
        onPointerLeave={() => light({ ships: [], stacks: [], hexes: [] })}
      >
        <kbd aria-hidden="true">{figure}</kbd>
        <span className="target-name" data-aimed={ordersText('aimed')}>
          <Rich
            text={
              rangeHexes === 0
                ? ordersText('inYourHex', { target: names.ship(target) })
                : ordersText('targetAt', {
                    target: names.ship(target),
                    range: hexes(rangeHexes),
                  })
            }
            parts={[(words) => <b>{words}</b>]}
          />
        </span>
        {odds?.salvo && <SalvoText odds={odds} name={names.ship(target)} />}
      </button>
    </li>
  );
}

const diceText = ({ dice, needed }: SalvoOdds): string =>
  ordersText(needed < 6 ? 'dicePlus' : 'diceSix', { dice: diceCount(dice), needed });

function harmText({ crippled, crippleChance, sinkChance }: TargetOdds): string {
  const sinks = sampledPercent(sinkChance);
  return crippled
    ? ordersText('crippledAlready', { sinks })
    : ordersText('harm', { cripples: sampledPercent(crippleChance), sinks });
}

function SalvoText({ odds: { salvo, total }, name }: { odds: OptionOdds; name: string }) {
  if (!salvo) return null;
  return (
    <span className="target-odds">
      <span>
        {[diceText(salvo), salvo.halved && ordersText('byHalf'), arcPhrase(salvo.arc)]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span>
        <Rich
          text={ordersText('meanHits', {
            hits: mean(salvo.meanHits),
            chance: percent(salvo.hitChance),
          })}
          parts={[(words) => <b>{words}</b>]}
        />
      </span>
      {total && <span className="target-harm">{harmText(total)}</span>}
      {total && <HitPlot hits={total.hits} target={name} />}
    </span>
  );
}
